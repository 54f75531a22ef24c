package io.fleetgate.templating;

import io.fleetgate.api.haptic.HAProxyTemplateConfigSpec;
import io.fleetgate.object.ObjectKey;
import io.fleetgate.resource.watch.Watches;
import io.fleetgate.template.CompiledTemplates;
import java.util.List;

/**
 * One revision of a config, ready to be rendered. Immutable; any number of threads may render at once.
 *
 * @param spec with its defaults
 * @param templates entries and snippets by their names
 * @param entries in the order in which they are rendered
 */
public record TemplateConfig(
        ObjectKey key,
        HAProxyTemplateConfigSpec spec,
        Watches watches,
        CompiledTemplates templates,
        List<EntryPoint> entries)
        implements CompiledConfig {

    public TemplateConfig {
        entries = List.copyOf(entries);
    }

    /** The names of the snippets, sorted. */
    public List<String> snippets() {
        return spec.templateSnippets().keySet().stream().sorted().toList();
    }
}
