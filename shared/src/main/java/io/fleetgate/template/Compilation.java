package io.fleetgate.template;

import io.fleetgate.template.fault.TemplateError;
import java.util.List;

/** What became of the templates of a configuration. */
public sealed interface Compilation {

    /** All of them can be rendered. */
    record Compiled(CompiledTemplates templates) implements Compilation {}

    /**
     * The mistakes, in the order of the templates; of a template that cannot be parsed the first one, or every place that
     * is written in the published syntax instead of ours.
     */
    record Broken(List<TemplateError> errors) implements Compilation {
        public Broken {
            errors = List.copyOf(errors);
        }
    }
}
