package io.fleetgate.admission.config;

import com.fasterxml.jackson.databind.JsonNode;
import io.fleetgate.api.haptic.HAProxyTemplateConfigSpec;
import io.fleetgate.api.haptic.PostProcessor;
import io.fleetgate.api.haptic.TemplateFile;
import io.fleetgate.object.FieldName;
import io.fleetgate.problem.Problem;
import io.fleetgate.problem.Reason;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;

/** The templates of a config: each has a text, and no two that take one another in have one name. */
final class TemplateStructure {
    private static final String MAIN = "haproxy.cfg";

    private final Consumer<Problem> problems;
    private final Map<String, String> pathsByName = new HashMap<>();

    private TemplateStructure(Consumer<Problem> problems) {
        this.problems = problems;
    }

    static void check(HAProxyTemplateConfigSpec spec, Consumer<Problem> problems) {
        TemplateStructure templates = new TemplateStructure(problems);
        if (!spec.haproxyConfig().equals(TemplateFile.NONE)) {
            templates.file(MAIN, spec.haproxyConfig(), "spec.haproxyConfig");
        }
        spec.templateSnippets()
                .forEach((name, snippet) ->
                        templates.named(name, snippet.template(), FieldName.below("spec.templateSnippets", name)));
        templates.files(spec.maps(), "spec.maps");
        templates.files(spec.files(), "spec.files");
        templates.files(spec.sslCertificates(), "spec.sslCertificates");
        spec.k8sResources()
                .forEach((name, resource) ->
                        templates.named(name, resource.template(), FieldName.below("spec.k8sResources", name)));
        FieldProblems.requireOneOf(
                spec.templatingSettings().engine(),
                List.of("pebble", "scriggo"),
                "spec.templatingSettings.engine",
                problems);
        requireObject(spec.templatingSettings().extraContext(), "spec.templatingSettings.extraContext", problems);
    }

    static void requireObject(JsonNode value, String path, Consumer<Problem> problems) {
        if (!value.isObject() && !value.isMissingNode() && !value.isNull()) {
            problems.accept(Problem.error(path, Reason.INVALID_TYPE, "must be an object", "write an object here"));
        }
    }

    private void files(Map<String, TemplateFile> files, String path) {
        files.forEach((name, file) -> file(name, file, FieldName.below(path, name)));
    }

    private void file(String name, TemplateFile file, String path) {
        named(name, file.template(), path);
        for (int i = 0; i < file.postProcessing().size(); i++) {
            PostProcessor processor = file.postProcessing().get(i);
            String each = path + ".postProcessing[" + i + "]";
            FieldProblems.requireOneOf(processor.type(), List.of("regex_replace"), each + ".type", problems);
            FieldProblems.requireSet(processor.params().pattern(), each + ".params.pattern", problems);
        }
    }

    private void named(String name, String template, String path) {
        FieldProblems.requireSet(template, path + ".template", problems);
        String other = pathsByName.putIfAbsent(name, path);
        if (other != null) {
            problems.accept(Problem.error(
                    path, Reason.DUPLICATE, "has the name that " + other + " has", "call one of the two otherwise"));
        }
    }
}
