package io.fleetgate.api.haptic;

import com.fasterxml.jackson.annotation.JacksonAnnotationsInside;
import com.fasterxml.jackson.annotation.JsonInclude;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Written as JSON, the record has only the fields that are set. Where absent and empty differ, the component is nullable and
 * says so itself.
 */
@JacksonAnnotationsInside
@JsonInclude(value = JsonInclude.Include.CUSTOM, valueFilter = Unset.class)
@Retention(RetentionPolicy.RUNTIME)
@Target(ElementType.TYPE)
@interface WrittenWhenSet {}
