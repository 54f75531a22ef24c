package io.fleetgate.api.solar;

import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonInclude.Include;
import com.fasterxml.jackson.annotation.JsonPropertyDescription;
import com.fasterxml.jackson.databind.JsonNode;
import io.fleetgate.object.Fields;
import java.util.ArrayList;
import org.jspecify.annotations.Nullable;

/**
 * One release on every target that a selector matches.
 *
 * @param targetSelector matched against the labels of Targets; null where none is written, an empty one matches every Target
 */
@WrittenWhenSet
public record ProfileSpec(
        @JsonPropertyDescription("The Release, in the same namespace.")
        LocalReference releaseRef,

        @JsonPropertyDescription(
                "Labels of the Targets that the Release goes to. An empty selector matches every Target.")
        @JsonInclude(Include.NON_NULL)
        @Nullable
        LabelSelector targetSelector,

        @JsonPropertyDescription("Any JSON, kept for its author.") @AcceptsNull
        JsonNode userdata) {

    @JsonCreator(mode = JsonCreator.Mode.DELEGATING)
    static ProfileSpec of(JsonNode json) {
        return read(Fields.of(json, "spec", new ArrayList<>()));
    }

    static ProfileSpec read(Fields fields) {
        return new ProfileSpec(
                LocalReference.read(fields.object("releaseRef")),
                fields.has("targetSelector") ? LabelSelector.read(fields.object("targetSelector")) : null,
                fields.any("userdata"));
    }
}
