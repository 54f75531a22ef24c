package io.fleetgate.template.render;

import io.fleetgate.template.tree.Macro;
import io.fleetgate.template.tree.Template;
import java.util.Map;

/**
 * All templates of a configuration.
 *
 * @param macros the macros that each template may call, by its name and theirs
 */
public record Library(Map<String, Template> templates, Map<String, Map<String, Macro>> macros) {}
