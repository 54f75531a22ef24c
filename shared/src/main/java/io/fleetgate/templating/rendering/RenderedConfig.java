package io.fleetgate.templating.rendering;

import io.fleetgate.templating.EntryKind;
import io.fleetgate.templating.context.RegisteredFile;
import io.fleetgate.templating.context.StatusPatch;
import java.util.List;
import java.util.Optional;

/**
 * What all entries of a config were rendered to.
 *
 * @param texts in the order of the entries
 * @param registered files that templates have made
 */
public record RenderedConfig(List<RenderedText> texts, List<RegisteredFile> registered, List<StatusPatch> statusPatches)
        implements ConfigRendering {

    public RenderedConfig {
        texts = List.copyOf(texts);
        registered = List.copyOf(registered);
        statusPatches = List.copyOf(statusPatches);
    }

    /** The texts of one kind. */
    public List<RenderedText> texts(EntryKind kind) {
        return texts.stream().filter(text -> text.entry().kind() == kind).toList();
    }

    /** The configuration of HAProxy, if the config has one. */
    public Optional<String> main() {
        return texts(EntryKind.MAIN).stream().map(RenderedText::text).findFirst();
    }
}
