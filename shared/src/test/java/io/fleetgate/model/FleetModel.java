package io.fleetgate.model;

import com.fasterxml.jackson.databind.JsonNode;
import io.fleetgate.object.ObjectKey;
import io.fleetgate.rollout.BindingName;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** One settled fleet: which bindings there are in the end, and what therefore is gone. */
public final class FleetModel {
    private final List<JsonNode> objects;
    private final List<BindingModel> bindings = new ArrayList<>();

    /** A fleet of these objects, in any order. */
    public FleetModel(Collection<? extends JsonNode> objects) {
        this.objects = List.copyOf(objects);
        all("ReleaseBinding").filter(this::stays).map(BindingModel::stored).forEach(bindings::add);
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

    List<BindingModel> bindings(String target) {
        return bindings.stream()
                .filter(binding -> binding.target().equals(target))
                .filter(binding -> find("Target", target)
                        .filter(found -> !Json.isGone(found))
                        .isPresent())
                .sorted(Comparator.comparing(BindingModel::key))
                .toList();
    }

    /** The release, unless it is gone in the settled fleet. */
    Optional<JsonNode> release(String key) {
        return find("Release", key).filter(release -> !isReleaseGone(release));
    }

    /** The component version, unless it is gone in the settled fleet. */
    Optional<JsonNode> version(String key) {
        return find("ComponentVersion", key)
                .filter(version -> !Json.isGone(version)
                        || all("Release")
                                .filter(release -> !isReleaseGone(release))
                                .anyMatch(release -> versionOf(release).equals(key)));
    }

    static String versionOf(JsonNode release) {
        return Json.reference(release, "componentVersionRef", "componentVersionNamespace");
    }

    boolean isPermitted(String from, String fromNamespace, String to, String toNamespace) {
        return fromNamespace.equals(toNamespace)
                || all("ReferenceGrant")
                        .filter(grant -> Json.namespace(grant).equals(toNamespace) && !Json.isGone(grant))
                        .anyMatch(grant -> Json.elements(grant.at("/spec/from")).stream()
                                        .anyMatch(entry ->
                                                Json.text(entry, "/kind").equals(from)
                                                        && Json.text(entry, "/namespace")
                                                                .equals(fromNamespace))
                                && Json.elements(grant.at("/spec/to")).stream()
                                        .anyMatch(entry ->
                                                Json.text(entry, "/kind").equals(to)));
    }

    private boolean isReleaseGone(JsonNode release) {
        String key = Json.key(release);
        return Json.isGone(release)
                && all("Profile")
                        .noneMatch(profile -> !Json.isTerminating(profile)
                                && releaseOf(profile).equals(key))
                && bindings.stream().noneMatch(binding -> binding.release().equals(key));
    }

    private boolean stays(JsonNode binding) {
        return Json.isHeld(binding) || (!Json.isTerminating(binding) && isWanted(binding));
    }

    private boolean isWanted(JsonNode binding) {
        Optional<JsonNode> owner = Json.elements(binding.at("/metadata/ownerReferences")).stream()
                .filter(reference -> reference.path("controller").asBoolean())
                .findFirst()
                .filter(reference -> Json.text(reference, "/kind").equals("Profile"));
        return owner.isEmpty()
                || find("Profile", Json.namespace(binding) + "/" + Json.text(owner.get(), "/name"))
                        .filter(profile -> owns(profile, binding) && !Json.isTerminating(profile))
                        .filter(profile -> !SelectorModel.isValid(profile.at("/spec/targetSelector"))
                                || isChosen(profile, binding))
                        .isPresent();
    }

    /** Of the bindings that do what a Profile wants on one target, the one with the final name, else the first. */
    private boolean isChosen(JsonNode profile, JsonNode binding) {
        BindingModel wanted = BindingModel.stored(binding);
        return find("Target", wanted.target())
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
                .map(BindingModel::stored)
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

    private boolean selects(JsonNode profile, JsonNode target) {
        return !Json.isGone(target)
                && isPermitted("Profile", Json.namespace(profile), "Target", Json.namespace(target))
                && SelectorModel.matches(
                        profile.at("/spec/targetSelector"), Json.labels(target.at("/metadata/labels")));
    }

    private static boolean owns(JsonNode profile, JsonNode binding) {
        return Json.elements(binding.at("/metadata/ownerReferences")).stream()
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
        return new BindingModel(finalName(profile, Json.key(target)), Json.key(target), releaseOf(profile));
    }

    private static String finalName(JsonNode profile, String target) {
        return Json.namespace(profile) + "/"
                + BindingName.of(key(Json.key(profile)), key(target), Json.text(profile, "/spec/releaseRef/name"));
    }

    private static ObjectKey key(String key) {
        int slash = key.indexOf('/');
        return new ObjectKey(key.substring(0, slash), key.substring(slash + 1));
    }

    private static String releaseOf(JsonNode object) {
        return Json.namespace(object) + "/" + Json.text(object, "/spec/releaseRef/name");
    }

    private Stream<JsonNode> all(String kind) {
        return objects.stream().filter(object -> Json.text(object, "/kind").equals(kind));
    }

    private Optional<JsonNode> find(String kind, String key) {
        return all(kind).filter(object -> Json.key(object).equals(key)).findFirst();
    }
}
