package io.fleetgate.api.haptic;

import com.fasterxml.jackson.annotation.JsonPropertyDescription;
import io.fleetgate.object.Fields;

/** One thing that is done to each line of a rendered file. */
@WrittenWhenSet
public record PostProcessor(
        @JsonPropertyDescription("What is done: regex_replace.")
        String type,

        @JsonPropertyDescription("What it is done with.") Params params) {

    static final Params NO_PARAMS = new Params("", "");

    /** A regular expression, and what its matches become. */
    @WrittenWhenSet
    public record Params(
            @JsonPropertyDescription("Regular expression that is looked for in every line.")
            String pattern,

            @JsonPropertyDescription("What a match becomes; $1 is its first group.")
            String replace) {

        static Params read(Fields fields) {
            return new Params(fields.string("pattern"), fields.string("replace"));
        }
    }

    static PostProcessor read(Fields fields) {
        return new PostProcessor(fields.string("type"), Params.read(fields.object("params")));
    }
}
