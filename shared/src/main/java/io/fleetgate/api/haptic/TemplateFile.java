package io.fleetgate.api.haptic;

import com.fasterxml.jackson.annotation.JsonPropertyDescription;
import io.fleetgate.object.Fields;
import java.util.List;

/** A template that renders one file. */
@WrittenWhenSet
public record TemplateFile(
        @JsonPropertyDescription("Text of the template.") String template,

        @JsonPropertyDescription("What is done to the rendered text, in this order.")
        List<PostProcessor> postProcessing) {

    /** What is read where none is written. */
    public static final TemplateFile NONE = new TemplateFile("", List.of());

    static TemplateFile read(Fields fields) {
        return new TemplateFile(fields.string("template"), fields.list("postProcessing", PostProcessor::read));
    }
}
