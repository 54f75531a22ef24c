package io.fleetgate.protection;

import io.fleetgate.consequence.Transition;
import io.fleetgate.object.ObjectKey;
import java.util.Collection;
import java.util.Comparator;
import java.util.SortedSet;
import java.util.TreeSet;

/** A release that was accepted on a target, and nothing of its unique name is any more. Ordered by target, name, release. */
public record Undeployed(ObjectKey target, String uniqueName, ObjectKey release) implements Comparable<Undeployed> {
    private static final Comparator<Undeployed> ORDER = Comparator.comparing(Undeployed::target)
            .thenComparing(Undeployed::uniqueName, ObjectKey::compareBytes)
            .thenComparing(Undeployed::release);

    /** All of them on the targets given. */
    public static SortedSet<Undeployed> of(Collection<Transition> transitions) {
        SortedSet<Undeployed> undeployed = new TreeSet<>();
        transitions.forEach(transition -> transition
                .lost()
                .forEach(lost ->
                        undeployed.add(new Undeployed(transition.target(), lost.uniqueName(), lost.release()))));
        return undeployed;
    }

    @Override
    public int compareTo(Undeployed other) {
        return ORDER.compare(this, other);
    }
}
