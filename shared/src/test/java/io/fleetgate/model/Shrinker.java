package io.fleetgate.model;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;

/** Makes a failing case small enough to be read: takes away whatever can go while the case still fails. */
final class Shrinker {
    private static final List<String> FIELDS = List.of(
            "/status",
            "/metadata/finalizers",
            "/metadata/ownerReferences",
            "/metadata/labels",
            "/metadata/uid",
            "/metadata/generation",
            "/metadata/deletionTimestamp",
            "/spec/antiAffinity",
            "/spec/targetSelector",
            "/spec/values",
            "/spec/userdata",
            "/spec/targetNamespace",
            "/spec/failedJobTTL",
            "/spec/resources",
            "/spec/priority",
            "/spec/plainHTTP");

    private final Predicate<Case> fails;
    private List<ObjectNode> stored;
    private List<Edit> edits;

    private Shrinker(Case failing, Predicate<Case> fails) {
        this.stored = failing.stored();
        this.edits = failing.edits();
        this.fails = fails;
    }

    /** The smallest case found that fails as the given one does. */
    static Case smallest(Case failing, Predicate<Case> fails) {
        Shrinker shrinker = new Shrinker(failing, fails);
        boolean isSmaller = true;
        while (isSmaller) {
            isSmaller = shrinker.removesSomething();
        }
        return new Case(shrinker.stored, shrinker.edits);
    }

    private boolean removesSomething() {
        boolean removed = false;
        for (Edit edit : List.copyOf(edits)) {
            removed |= tries(stored, without(edits, edit));
        }
        for (ObjectNode object : List.copyOf(stored)) {
            removed |= tries(without(stored, object), edits);
        }
        for (int i = 0; i < stored.size(); i++) {
            for (String field : FIELDS) {
                removed |= triesWithout(i, field);
            }
        }
        return removed;
    }

    private boolean triesWithout(int position, String field) {
        int slash = field.lastIndexOf('/');
        ObjectNode object = stored.get(position).deepCopy();
        JsonNode parent = Json.at(object, field.substring(0, slash));
        if (!parent.has(field.substring(slash + 1))) {
            return false;
        }
        ((ObjectNode) parent).remove(field.substring(slash + 1));
        if (Json.isDeleted(object)) {
            return false;
        }
        List<ObjectNode> simpler = new ArrayList<>(stored);
        simpler.set(position, object);
        return tries(simpler, edits);
    }

    private boolean tries(List<ObjectNode> fewer, List<Edit> fewerEdits) {
        boolean stillFails = fails.test(new Case(fewer, fewerEdits));
        if (stillFails) {
            stored = fewer;
            edits = fewerEdits;
        }
        return stillFails;
    }

    private static <T> List<T> without(List<T> list, T element) {
        List<T> fewer = new ArrayList<>(list);
        fewer.remove(element);
        return fewer;
    }
}
