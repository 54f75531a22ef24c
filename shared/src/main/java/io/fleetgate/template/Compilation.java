package io.fleetgate.template;

import io.fleetgate.template.fault.TemplateError;
import java.util.List;

/** What became of the templates of a configuration. */
public sealed interface Compilation {

    /** All of them can be rendered. */
    record Compiled(CompiledTemplates templates) implements Compilation {}

    /** The mistakes, in the order of the templates; one for each that cannot be parsed. */
    record Broken(List<TemplateError> errors) implements Compilation {
        public Broken {
            errors = List.copyOf(errors);
        }
    }
}
