package io.fleetgate.templating.rendering;

import io.fleetgate.templating.EntryKind;
import io.fleetgate.templating.TemplateConfig;
import io.fleetgate.templating.context.FilePaths;
import io.fleetgate.templating.context.RegisteredFile;
import io.fleetgate.templating.proxy.ProxyFiles;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;

/** What was rendered for HAProxy, with each file where the configuration finds it. */
public final class RenderedFiles {
    private RenderedFiles() {}

    /** Empty where the config renders no configuration of HAProxy. */
    public static Optional<ProxyFiles> of(TemplateConfig config, RenderedConfig rendered) {
        FilePaths paths = new FilePaths(config.spec().dataplane());
        SortedMap<String, String> files = new TreeMap<>();
        for (RenderedText text : rendered.texts()) {
            if (text.entry().kind().isFile()) {
                files.put(paths.path(text.entry().name(), pathKind(text.entry().kind())), text.text());
            }
        }
        for (RegisteredFile file : rendered.registered()) {
            files.put(paths.path(file.name(), file.kind()), file.content());
        }
        return rendered.main().map(main -> new ProxyFiles(main, files, paths.base()));
    }

    private static String pathKind(EntryKind kind) {
        return switch (kind) {
            case MAP -> "map";
            case CERTIFICATE -> "cert";
            case FILE, MAIN, OBJECTS -> "file";
        };
    }
}
