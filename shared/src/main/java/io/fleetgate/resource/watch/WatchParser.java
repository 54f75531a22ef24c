package io.fleetgate.resource.watch;

import io.fleetgate.api.haptic.HAProxyTemplateConfigSpec;
import io.fleetgate.api.haptic.WatchedResource;
import io.fleetgate.object.FieldName;
import io.fleetgate.path.ObjectPath;
import io.fleetgate.path.ParsedPath;
import io.fleetgate.path.PathParser;
import io.fleetgate.problem.Problem;
import io.fleetgate.problem.Reason;
import io.fleetgate.selector.LabelSelectorText;
import io.fleetgate.selector.ParsedSelector;
import io.fleetgate.selector.Selector;
import io.fleetgate.text.PrintableText;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Checks what a config watches and reports every mistake with its path. */
public final class WatchParser {
    private static final Set<String> STORES = Set.of("", "full", "on-demand");

    private final List<Problem> problems = new ArrayList<>();

    private WatchParser() {}

    public static ParsedWatches parse(HAProxyTemplateConfigSpec spec) {
        WatchParser parser = new WatchParser();
        List<ObjectPath> ignored =
                parser.paths(spec.watchedResourcesIgnoreFields(), "spec.watchedResourcesIgnoreFields");
        List<Watch> watches = new ArrayList<>();
        spec.watchedResources()
                .forEach((store, written) ->
                        parser.watch(store, written, ignored).ifPresent(watches::add));
        return parser.problems.isEmpty()
                ? new Watches(watches)
                : new ParsedWatches.Invalid(List.copyOf(parser.problems));
    }

    private Optional<Watch> watch(String store, WatchedResource written, List<ObjectPath> ignored) {
        String path = FieldName.below("spec.watchedResources", store);
        Optional<GroupVersionResource> resource = resource(written, path);
        List<ObjectPath> indexBy = indexBy(written, path);
        Selection selection = new Selection(
                labels(written.labelSelector(), path + ".labelSelector"),
                field(written.fieldSelector(), path + ".fieldSelector"),
                labels(written.namespaceSelector(), path + ".namespaceSelector"));
        if (!STORES.contains(written.store())) {
            invalid(
                    path + ".store",
                    PrintableText.quoted(written.store()) + " is no way to store objects",
                    "write full or on-demand");
        }
        return resource.map(
                known -> new Watch(store, known, written.enableValidationWebhook(), indexBy, ignored, selection));
    }

    private Optional<GroupVersionResource> resource(WatchedResource written, String path) {
        requireSet(written.apiVersion(), path + ".apiVersion", "write group and version, such as networking.k8s.io/v1");
        requireSet(written.resources(), path + ".resources", "write the plural of the kind, such as ingresses");
        if (written.apiVersion().isEmpty() || written.resources().isEmpty()) {
            return Optional.empty();
        }
        Optional<GroupVersionResource> resource = GroupVersionResource.of(written.apiVersion(), written.resources());
        if (resource.isEmpty()) {
            invalid(
                    path,
                    PrintableText.quoted(written.apiVersion()) + " and " + PrintableText.quoted(written.resources())
                            + " name nothing that an API server serves",
                    "write them as kubectl api-resources shows them, without a subresource");
        }
        return resource;
    }

    private List<ObjectPath> indexBy(WatchedResource written, String path) {
        if (written.indexBy().isEmpty()) {
            problems.add(Problem.error(
                    path + ".indexBy",
                    Reason.REQUIRED,
                    "must have at least one entry",
                    "write metadata.namespace and metadata.name, or whatever objects are looked up by"));
        }
        return paths(written.indexBy(), path + ".indexBy");
    }

    private List<ObjectPath> paths(List<String> written, String path) {
        List<ObjectPath> paths = new ArrayList<>();
        for (int i = 0; i < written.size(); i++) {
            path(written.get(i), path + "[" + i + "]").ifPresent(paths::add);
        }
        return paths;
    }

    private Optional<ObjectPath> path(String text, String path) {
        return switch (PathParser.parse(text)) {
            case ObjectPath valid -> Optional.of(valid);
            case ParsedPath.Invalid(String why) -> {
                invalid(
                        path,
                        PrintableText.quoted(text) + " " + why,
                        "write the names of fields with dots between them, such as metadata.labels['app']");
                yield Optional.empty();
            }
        };
    }

    private Selector labels(String text, String path) {
        return switch (LabelSelectorText.parse(text, path)) {
            case Selector selector -> selector;
            case ParsedSelector.Invalid(List<Problem> found) -> {
                problems.addAll(found);
                yield Selector.EVERYTHING;
            }
        };
    }

    private @Nullable FieldSelector field(String text, String path) {
        if (text.isEmpty()) {
            return null;
        }
        int equals = text.indexOf('=');
        if (equals < 0) {
            invalid(path, PrintableText.quoted(text) + " names no value", "write path=value");
            return null;
        }
        String value = text.substring(equals + 1);
        return path(text.substring(0, equals), path)
                .map(valid -> new FieldSelector(valid, value))
                .orElse(null);
    }

    private void requireSet(String value, String path, String fix) {
        if (value.isEmpty()) {
            problems.add(Problem.error(path, Reason.REQUIRED, "must be set", fix));
        }
    }

    private void invalid(String path, String message, String fix) {
        problems.add(Problem.error(path, Reason.INVALID, message, fix));
    }
}
