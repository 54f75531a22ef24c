package io.fleetgate.api.haptic;

import com.fasterxml.jackson.annotation.JsonPropertyDescription;
import io.fleetgate.object.Fields;

/** A template of which nothing but the text is known. */
@WrittenWhenSet
public record TemplateText(
        @JsonPropertyDescription("Text of the template.") String template) {

    static TemplateText read(Fields fields) {
        return new TemplateText(fields.string("template"));
    }
}
