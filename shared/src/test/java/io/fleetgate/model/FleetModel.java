package io.fleetgate.model;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.fleetgate.object.ObjectKey;
import io.fleetgate.rollout.binding.BindingName;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** One settled fleet: which bindings there are in the end, and what therefore is gone. */
final class FleetModel {
    private final Map<String, List<JsonNode>> objects;
    private final List<BindingModel> bindings = new ArrayList<>();
    private final Purposes purposes = new Purposes(this);

    /** A fleet of these objects, in any order. */
    FleetModel(Collection<? extends JsonNode> objects) {
        this.objects = objects.stream().collect(Collectors.groupingBy(Json::kind));
        all("ReleaseBinding")
                .filter(this::stays)
                .map(binding -> BindingModel.stored(binding, Json.isTerminating(binding) || !isWanted(binding)))
                .forEach(bindings::add);
        List<BindingModel> created = new ArrayList<>();
        all("Profile")
                .forEach(profile -> all("Target")
                        .filter(target -> lacksBinding(profile, target))
                        .map(target -> created(profile, target))
                        .filter(binding ->
                                bindings.stream().noneMatch(taken -> taken.key().equals(binding.key())))
                        .forEach(created::add));
        bindings.addAll(created);
    }

    /** Every binding of the settled fleet. */
    List<BindingModel> bindings() {
        return bindings;
    }

    /** Those that aim at a target; none where it will be gone. */
    List<BindingModel> bindings(String target) {
        return bindings.stream()
                .filter(binding -> binding.target().equals(target))
                .filter(binding -> present("Target", target).isPresent())
                .sorted(Comparator.comparing(BindingModel::key))
                .toList();
    }

    /** The stored object, unless it is gone in the settled fleet. */
    Optional<JsonNode> present(String kind, String key) {
        return all(kind)
                .filter(object -> Json.key(object).equals(key))
                .filter(this::isPresent)
                .findFirst();
    }

    boolean isPresent(JsonNode object) {
        return !Json.isGone(object) || !purposes.of(object).isEmpty();
    }

    /** The finalizers of ours that an object has in the settled fleet, without the group. */
    List<String> purposes(JsonNode object) {
        return purposes.of(object);
    }

    static String versionOf(JsonNode release) {
        return Json.reference(release, "componentVersionRef", "componentVersionNamespace");
    }

    /** The Registry that a Target renders to. */
    static String registryOf(JsonNode target) {
        return Json.reference(target, "renderRegistryRef", "renderRegistryNamespace");
    }

    static String releaseOf(JsonNode profile) {
        return Json.namespace(profile) + "/" + Json.text(profile, "/spec/releaseRef/name");
    }

    boolean isPermitted(String from, String fromNamespace, String to, String toNamespace) {
        return fromNamespace.equals(toNamespace)
                || all("ReferenceGrant")
                        .filter(grant -> Json.namespace(grant).equals(toNamespace) && !Json.isGone(grant))
                        .anyMatch(grant -> Json.elements(Json.at(grant, "/spec/from")).stream()
                                        .anyMatch(entry -> isOfGroup(entry, from)
                                                && Json.text(entry, "/namespace")
                                                        .equals(fromNamespace))
                                && Json.elements(Json.at(grant, "/spec/to")).stream()
                                        .anyMatch(entry -> isOfGroup(entry, to)));
    }

    private static boolean isOfGroup(JsonNode entry, String kind) {
        return Json.text(entry, "/group").equals(Json.GROUP)
                && Json.text(entry, "/kind").equals(kind);
    }

    private boolean stays(JsonNode binding) {
        return Json.isHeld(binding) || (!Json.isTerminating(binding) && isWanted(binding));
    }

    private boolean isWanted(JsonNode binding) {
        Optional<JsonNode> owner = Json.elements(Json.at(binding, "/metadata/ownerReferences")).stream()
                .filter(reference -> reference.path("controller").asBoolean())
                .findFirst()
                .filter(reference -> Json.text(reference, "/kind").equals("Profile"));
        return owner.isEmpty()
                || all("Profile")
                        .filter(profile -> owns(profile, binding) && !Json.isTerminating(profile))
                        .anyMatch(profile -> !SelectorModel.isValid(Json.at(profile, "/spec/targetSelector"))
                                || isChosen(profile, binding));
    }

    /** Of the bindings that do what a Profile wants on one target, the one with the final name, else the first. */
    private boolean isChosen(JsonNode profile, JsonNode binding) {
        BindingModel wanted = BindingModel.stored(binding, false);
        return present("Target", wanted.target())
                        .filter(target -> selects(profile, target))
                        .isPresent()
                && fulfilling(profile, wanted.target())
                        .map(BindingModel::key)
                        .min(Comparator.comparing((String key) -> !key.equals(finalName(profile, wanted.target())))
                                .thenComparing(Comparator.naturalOrder()))
                        .filter(wanted.key()::equals)
                        .isPresent();
    }

    private Stream<BindingModel> fulfilling(JsonNode profile, String target) {
        return all("ReleaseBinding")
                .filter(binding -> !Json.isTerminating(binding) && owns(profile, binding))
                .map(binding -> BindingModel.stored(binding, false))
                .filter(binding ->
                        binding.target().equals(target) && binding.release().equals(releaseOf(profile)))
                .filter(binding -> !binding.release().endsWith("/"));
    }

    private boolean lacksBinding(JsonNode profile, JsonNode target) {
        return !Json.isTerminating(profile)
                && !Json.text(profile, "/spec/releaseRef/name").isEmpty()
                && selects(profile, target)
                && fulfilling(profile, Json.key(target)).findAny().isEmpty();
    }

    /** Whether a Profile's selector matches a target that stays and that it may refer to. */
    boolean selects(JsonNode profile, JsonNode target) {
        return !Json.isGone(target)
                && isPermitted("Profile", Json.namespace(profile), "Target", Json.namespace(target))
                && SelectorModel.matches(
                        Json.at(profile, "/spec/targetSelector"), Json.labels(Json.at(target, "/metadata/labels")));
    }

    /** Whether a Profile is the controller of a binding; UIDs decide where both are known. */
    static boolean owns(JsonNode profile, JsonNode binding) {
        return Json.elements(Json.at(binding, "/metadata/ownerReferences")).stream()
                .filter(reference -> reference.path("controller").asBoolean())
                .limit(1)
                .anyMatch(reference -> Json.text(reference, "/kind").equals("Profile")
                        && Json.key(profile).equals(Json.namespace(binding) + "/" + Json.text(reference, "/name"))
                        && isSame(Json.text(reference, "/uid"), Json.text(profile, "/metadata/uid")));
    }

    private static boolean isSame(String a, String b) {
        return a.isEmpty() || b.isEmpty() || a.equals(b);
    }

    private static BindingModel created(JsonNode profile, JsonNode target) {
        String key = finalName(profile, Json.key(target));
        ObjectNode binding = Documents.created("ReleaseBinding", key);
        ObjectNode owner = binding.withObjectProperty("metadata")
                .putArray("ownerReferences")
                .addObject()
                .put("apiVersion", Json.GROUP + "/v1alpha1")
                .put("kind", "Profile")
                .put("name", Json.name(profile));
        if (!Json.text(profile, "/metadata/uid").isEmpty()) {
            owner.put("uid", Json.text(profile, "/metadata/uid"));
        }
        owner.put("controller", true).put("blockOwnerDeletion", true);
        ObjectNode spec = binding.putObject("spec");
        ObjectNode reference = spec.putObject("targetRef").put("name", Json.name(target));
        if (!Json.namespace(target).equals(Json.namespace(profile))) {
            reference.put("namespace", Json.namespace(target));
        }
        spec.putObject("releaseRef").put("name", Json.text(profile, "/spec/releaseRef/name"));
        return new BindingModel(key, Json.key(target), releaseOf(profile), binding, false);
    }

    private static String finalName(JsonNode profile, String target) {
        return Json.namespace(profile) + "/"
                + BindingName.of(key(Json.key(profile)), key(target), Json.text(profile, "/spec/releaseRef/name"));
    }

    private static ObjectKey key(String key) {
        return new ObjectKey(Json.namespaceOf(key), Json.nameOf(key));
    }

    Stream<JsonNode> all(String kind) {
        return objects.getOrDefault(kind, List.of()).stream();
    }
}
