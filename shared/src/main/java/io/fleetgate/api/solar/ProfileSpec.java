package io.fleetgate.api.solar;

import com.fasterxml.jackson.databind.JsonNode;
import io.fleetgate.object.Fields;
import org.jspecify.annotations.Nullable;

/**
 * One release on every target that a selector matches.
 *
 * @param releaseRef the release, always in the profile's namespace
 * @param targetSelector matched against the labels of Targets; null where none is written, an empty one matches every Target
 * @param userdata any JSON, kept for its author
 */
public record ProfileSpec(
        LocalReference releaseRef, @Nullable LabelSelector targetSelector, JsonNode userdata) {

    static ProfileSpec read(Fields fields) {
        return new ProfileSpec(
                LocalReference.read(fields.object("releaseRef")),
                fields.has("targetSelector") ? LabelSelector.read(fields.object("targetSelector")) : null,
                fields.any("userdata"));
    }
}
