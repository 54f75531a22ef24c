package io.fleetgate.model;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.Collection;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/** The RenderBindings and RenderArtifacts of a draft: a chart is kept for as long as somebody is bound to it. */
final class ChartModel {
    private static final String OWN_FINALIZER = Json.GROUP + "/render-artifact-finalizer";

    private record Wanted(String target, String binding, String artifact, ObjectNode task) {}

    private final Draft draft;
    private final FleetModel fleet;
    private final Map<String, String> registries = new TreeMap<>();
    private final Map<String, Wanted> wanted = new TreeMap<>();

    ChartModel(Draft draft, FleetModel fleet) {
        this.draft = draft;
        this.fleet = fleet;
    }

    /** Notes that a target needs the chart of a task; returns the name of the binding. */
    String want(String target, ObjectNode task) {
        String namespace = Json.namespaceOf(target);
        String artifact = ModelNames.artifact(namespace, task.path("spec"));
        String binding = ModelNames.binding(artifact, target);
        registries.put(
                target, FleetModel.registryOf(draft.find("Target", target).orElseThrow()));
        wanted.put(
                namespace + "/" + binding,
                new Wanted(target, namespace + "/" + binding, namespace + "/" + artifact, task));
        return binding;
    }

    void deleteBindingsBut(String target, Collection<String> names) {
        draft.all("RenderBinding")
                .filter(binding -> Json.namespace(binding).equals(Json.namespaceOf(target)))
                .filter(binding -> TaskModel.isOwned(binding, target) && !names.contains(Json.name(binding)))
                .forEach(draft::delete);
    }

    /** Makes what is wanted, once every target has said what that is, and collects the charts that nobody is bound to. */
    void settle() {
        draft.all("RenderArtifact").filter(artifact -> !stays(artifact)).forEach(draft::remove);
        List<Wanted> creatable =
                wanted.values().stream().filter(this::isCreatable).toList();
        wanted.values().forEach(this::repin);
        creatable.forEach(this::create);
        wanted.values().stream()
                .sorted(Comparator.comparing(chart -> Json.name(chart.task())))
                .filter(chart -> draft.find("RenderBinding", chart.binding()).isPresent())
                .filter(chart -> artifact(chart).isEmpty())
                .forEach(this::createArtifact);
        draft.all("RenderArtifact").forEach(this::collect);
    }

    /** A new binding is not made for a chart whose deletion has begun and does not end. */
    private boolean isCreatable(Wanted chart) {
        return draft.find("RenderBinding", chart.binding()).isEmpty()
                && artifact(chart).filter(Json::isTerminating).isEmpty();
    }

    private Optional<ObjectNode> artifact(Wanted chart) {
        return draft.find("RenderArtifact", chart.artifact());
    }

    private boolean stays(ObjectNode artifact) {
        return !Json.isGone(artifact) || isBound(artifact) || isStuck(artifact);
    }

    /**
     * Whether the tag may not be deleted with what the artifact names, so that its deletion does not end. One that is being deleted
     * and has let go of its tag is none of them.
     */
    private boolean isStuck(ObjectNode artifact) {
        return !(Json.isTerminating(artifact) && !Json.finalizers(artifact).contains(OWN_FINALIZER))
                && !reference(artifact)
                        .map(registry -> mayDelete(artifact, registry))
                        .orElseGet(() -> mayDeleteAnonymously(artifact));
    }

    private boolean mayDelete(ObjectNode artifact, String registry) {
        return fleet.isPermitted("RenderArtifact", Json.namespace(artifact), "Registry", Json.namespaceOf(registry))
                && fleet.all("Registry")
                        .filter(found -> Json.key(found).equals(registry))
                        .anyMatch(found -> isToBeHad(found) && isIn(artifact, found));
    }

    /** A registry that is being deleted waits, if it is protected, until the last tag is gone. */
    private boolean isToBeHad(JsonNode registry) {
        return fleet.isPresent(registry) || Json.finalizers(registry).contains("solar.opendefense.cloud/registry-ref");
    }

    private boolean mayDeleteAnonymously(ObjectNode artifact) {
        return fleet.all("Registry")
                .filter(registry -> Json.namespace(registry).equals(Json.namespace(artifact)))
                .anyMatch(registry -> isToBeHad(registry) && isIn(artifact, registry));
    }

    private static boolean isIn(JsonNode artifact, JsonNode registry) {
        return bare(Json.text(registry, "/spec/hostname")).equals(bare(Json.text(artifact, "/spec/baseURL")));
    }

    private static boolean isComplaining(JsonNode artifact) {
        return artifact.at("/status/conditions")
                .valueStream()
                .anyMatch(condition -> Json.text(condition, "/type").equals("OCICleanup")
                        && Json.text(condition, "/status").equals("False"));
    }

    private static String bare(String address) {
        return address.replaceFirst("^oci://", "").replaceFirst("/+$", "").toLowerCase(Locale.ROOT);
    }

    private void repin(Wanted chart) {
        draft.find("RenderBinding", chart.binding())
                .filter(binding -> !reference(binding).equals(Optional.of(registries.get(chart.target()))))
                .ifPresent(binding -> refer(binding, registries.get(chart.target())));
    }

    private void create(Wanted chart) {
        ObjectNode binding = Documents.created("RenderBinding", chart.binding());
        ObjectNode spec = binding.putObject("spec");
        spec.putObject("renderArtifactRef").put("name", Json.nameOf(chart.artifact()));
        spec.put("ownerKind", "Target")
                .put("ownerName", Json.nameOf(chart.target()))
                .put("ownerNamespace", Json.namespaceOf(chart.target()));
        refer(binding, registries.get(chart.target()));
        draft.put(binding);
    }

    private void createArtifact(Wanted chart) {
        ObjectNode artifact = Documents.created("RenderArtifact", chart.artifact());
        ObjectNode spec = artifact.putObject("spec");
        for (String field : List.of("baseURL", "repository", "tag")) {
            spec.set(field, Json.at(chart.task(), "/spec/" + field));
        }
        spec.put("renderTaskRef", Json.name(chart.task()));
        refer(artifact, registries.get(chart.target()));
        draft.put(artifact);
    }

    private void collect(ObjectNode artifact) {
        Optional<String> registry = bindings(artifact).stream()
                .flatMap(binding -> reference(binding).stream())
                .findFirst();
        if (!isBound(artifact) && isStuck(artifact)) {
            Finalizers.set(artifact, List.of("render-artifact-finalizer"));
            Json.terminate(artifact);
            Conditions.set(artifact, "OCICleanup", false, "AuthFailed");
        } else if (!isBound(artifact)) {
            draft.delete(artifact);
            Finalizers.set(artifact, List.of());
            if (isComplaining(artifact)) {
                Conditions.set(artifact, "OCICleanup", true, "Finished");
            }
        } else {
            Finalizers.set(artifact, List.of("render-artifact-finalizer"));
            if (!Json.isTerminating(artifact)) {
                registry.filter(key -> !reference(artifact).equals(Optional.of(key)))
                        .ifPresent(key -> refer(artifact, key));
                artifact.withObjectProperty("status").put("chartURL", ModelNames.chartUrl(artifact.path("spec")));
            }
        }
    }

    private boolean isBound(ObjectNode artifact) {
        return !bindings(artifact).isEmpty();
    }

    private List<ObjectNode> bindings(ObjectNode artifact) {
        return draft.all("RenderBinding")
                .filter(binding -> isBoundTo(binding, artifact))
                .toList();
    }

    static boolean isBoundTo(JsonNode binding, JsonNode artifact) {
        return Json.namespace(binding).equals(Json.namespace(artifact))
                && Json.text(binding, "/spec/renderArtifactRef/name").equals(Json.name(artifact));
    }

    /** The registry that an object is pinned to; empty where it is pinned to none. */
    private static Optional<String> reference(JsonNode object) {
        return Optional.of(Json.reference(object, "registryRef", "none"))
                .filter(key -> !Json.nameOf(key).isEmpty());
    }

    private static void refer(ObjectNode object, String registry) {
        ObjectNode reference = object.withObjectProperty("spec").putObject("registryRef");
        reference.put("name", Json.nameOf(registry));
        if (!Json.namespaceOf(registry).equals(Json.namespace(object))) {
            reference.put("namespace", Json.namespaceOf(registry));
        }
    }
}
