package io.fleetgate.templating;

import io.fleetgate.api.haptic.HAProxyTemplateConfigSpec;
import io.fleetgate.api.haptic.PostProcessor;
import io.fleetgate.api.haptic.TemplateFile;
import io.fleetgate.api.haptic.TemplateText;
import io.fleetgate.object.FieldName;
import io.fleetgate.problem.Problem;
import io.fleetgate.problem.Reason;
import io.fleetgate.template.postprocess.PostProcessors;
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

    /** Names that two templates have, and what cannot be done to a rendered text. */
    List<Problem> problems() {
        return problems;
    }

    /** Where the text of a template stands. */
    String pathOf(String template) {
        return paths.getOrDefault(template, "spec") + ".template";
    }

    private void addFile(EntryKind kind, String name, TemplateFile file) {
        add(new EntryPoint(kind, name, postProcessors(file, kind.path(name))), file.template());
    }

    private void addObjects(String name, TemplateText objects) {
        add(new EntryPoint(EntryKind.OBJECTS, name, PostProcessors.NONE), objects.template());
    }

    private void add(EntryPoint entry, String text) {
        add(entry.name(), text, entry.path());
        entries.add(entry);
    }

    private PostProcessors postProcessors(TemplateFile file, String path) {
        List<PostProcessors.Written> written =
                file.postProcessing().stream().map(TemplateSources::written).toList();
        return switch (PostProcessors.of(written)) {
            case PostProcessors.Made.Ready(PostProcessors processors) -> processors;
            case PostProcessors.Made.Refused(int index, String message) -> {
                problems.add(Problem.error(
                        path + ".postProcessing[" + index + "]",
                        Reason.INVALID,
                        message,
                        "write type regex_replace with params pattern and replace"));
                yield PostProcessors.NONE;
            }
        };
    }

    private static PostProcessors.Written written(PostProcessor processor) {
        return new PostProcessors.Written(
                processor.type(),
                Map.of(
                        "pattern", processor.params().pattern(),
                        "replace", processor.params().replace()));
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
