package io.fleetgate.templating;

import io.fleetgate.api.haptic.HAProxyTemplateConfigSpec;
import io.fleetgate.api.haptic.TemplateFile;
import io.fleetgate.api.haptic.TemplateText;
import io.fleetgate.object.FieldName;
import io.fleetgate.problem.Problem;
import io.fleetgate.problem.Reason;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** The templates of a config by the names that they share, and where each stands. */
final class TemplateSources {
    private final Map<String, String> texts = new LinkedHashMap<>();
    private final Map<String, String> paths = new LinkedHashMap<>();
    private final List<EntryPoint> entries = new ArrayList<>();
    private final List<Problem> problems = new ArrayList<>();

    private TemplateSources() {}

    static TemplateSources of(HAProxyTemplateConfigSpec spec) {
        TemplateSources sources = new TemplateSources();
        if (!spec.haproxyConfig().template().isEmpty()) {
            sources.addFile(EntryKind.MAIN, EntryPoint.MAIN, spec.haproxyConfig());
        }
        spec.maps().forEach((name, file) -> sources.addFile(EntryKind.MAP, name, file));
        spec.files().forEach((name, file) -> sources.addFile(EntryKind.FILE, name, file));
        spec.sslCertificates().forEach((name, file) -> sources.addFile(EntryKind.CERTIFICATE, name, file));
        spec.k8sResources().forEach(sources::addObjects);
        spec.templateSnippets()
                .forEach((name, snippet) ->
                        sources.add(name, snippet.template(), FieldName.below("spec.templateSnippets", name)));
        return sources;
    }

    Map<String, String> texts() {
        return texts;
    }

    List<EntryPoint> entries() {
        return entries;
    }

    /** Names that two templates have. */
    List<Problem> problems() {
        return problems;
    }

    /** Where the text of a template stands. */
    String pathOf(String template) {
        return paths.getOrDefault(template, "spec") + ".template";
    }

    private void addFile(EntryKind kind, String name, TemplateFile file) {
        EntryPoint entry = new EntryPoint(kind, name, file.postProcessing());
        add(name, file.template(), entry.path());
        entries.add(entry);
    }

    private void addObjects(String name, TemplateText objects) {
        EntryPoint entry = new EntryPoint(EntryKind.OBJECTS, name, List.of());
        add(name, objects.template(), entry.path());
        entries.add(entry);
    }

    private void add(String name, String text, String path) {
        @Nullable String taken = paths.putIfAbsent(name, path);
        if (taken == null) {
            texts.put(name, text);
        } else {
            problems.add(Problem.error(
                    path,
                    Reason.DUPLICATE,
                    "has the name of the template at " + taken,
                    "rename one of them: templates take each other in by name, and share their names"));
        }
    }
}
