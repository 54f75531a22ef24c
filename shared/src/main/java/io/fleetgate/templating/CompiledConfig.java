package io.fleetgate.templating;

import io.fleetgate.problem.Problem;
import java.util.List;

/** What became of a config that was to be compiled. */
public sealed interface CompiledConfig permits TemplateConfig, CompiledConfig.Broken {

    /** Nothing can be rendered; every mistake, with its place in the config. */
    record Broken(List<Problem> problems) implements CompiledConfig {
        public Broken {
            problems = List.copyOf(problems);
        }
    }
}
