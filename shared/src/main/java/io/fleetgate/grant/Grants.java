package io.fleetgate.grant;

import io.fleetgate.api.solar.ReferenceGrantSpec;
import io.fleetgate.api.solar.SolarKinds;
import io.fleetgate.object.FleetObject;
import io.fleetgate.object.GroupKind;
import io.fleetgate.object.Kind;
import io.fleetgate.object.Part;
import io.fleetgate.store.Index;
import io.fleetgate.store.Snapshot;
import java.util.List;
import java.util.SortedSet;
import java.util.TreeSet;

/**
 * Asks the grants of a snapshot. A grant lives in the namespace of the object that is referred to, and one is enough. A
 * grant that is being deleted counts until it is gone; without finalizers it is gone at once.
 */
public final class Grants {
    /** All that a grant says. */
    private static final Part PART = Part.of("metadata", "spec.from", "spec.to");

    private static final Part FROM = Part.of("spec.from");

    /** Grants by each of their {@code from} entries. */
    public static final Index<ReferenceGrantSpec, GrantSubject> BY_SUBJECT =
            Index.of(SolarKinds.REFERENCE_GRANT, FROM, Grants::subjects);

    /** Grants by each of their {@code from} entries and their own namespace. */
    public static final Index<ReferenceGrantSpec, GrantCrossing> BY_CROSSING =
            Index.within(SolarKinds.REFERENCE_GRANT, FROM, GrantCrossing::toNamespace, Grants::crossings);

    private Grants() {}

    /** Whether an object of kind {@code from} in one namespace may refer to a {@code to} in another, or in its own. */
    public static boolean permit(
            Snapshot snapshot, Kind<?> from, String fromNamespace, Kind<?> to, String toNamespace) {
        if (fromNamespace.equals(toNamespace)) {
            return true;
        }
        GrantSubject subject = new GrantSubject(from.groupKind(), fromNamespace);
        return snapshot.asking(PART).lookup(BY_CROSSING, new GrantCrossing(subject, toNamespace)).stream()
                .anyMatch(grant -> lists(grant, to));
    }

    /**
     * The foreign namespaces whose {@code to} objects may be referred to by {@code from} objects of a namespace, as far as their
     * grants can be read: anybody may write a grant that cannot, and it says nothing of namespaces other than its own. Whether
     * it permits something there is undecidable, so that nothing is taken away by it.
     */
    public static SortedSet<String> granting(Snapshot snapshot, Kind<?> from, String fromNamespace, Kind<?> to) {
        SortedSet<String> namespaces = new TreeSet<>();
        GrantSubject subject = new GrantSubject(from.groupKind(), fromNamespace);
        for (FleetObject<ReferenceGrantSpec> grant :
                snapshot.asking(PART).readable().lookup(BY_SUBJECT, subject)) {
            if (lists(grant, to)) {
                namespaces.add(grant.namespace());
            }
        }
        return namespaces;
    }

    /** The namespaces whose {@code from} objects the grants of a namespace let refer to its {@code to} objects. */
    public static SortedSet<String> granted(Snapshot snapshot, Kind<?> from, Kind<?> to, String toNamespace) {
        SortedSet<String> namespaces = new TreeSet<>();
        for (FleetObject<ReferenceGrantSpec> grant :
                snapshot.asking(PART).inNamespace(SolarKinds.REFERENCE_GRANT, toNamespace)) {
            if (lists(grant, to)) {
                subjects(grant).stream()
                        .filter(subject -> subject.kind().equals(from.groupKind()))
                        .forEach(subject -> namespaces.add(subject.namespace()));
            }
        }
        return namespaces;
    }

    /** The namespaces of which nobody knows all that they grant, because a grant there cannot be read. */
    public static SortedSet<String> doubtful(Snapshot snapshot) {
        SortedSet<String> namespaces = new TreeSet<>();
        snapshot.unreadable(SolarKinds.REFERENCE_GRANT).forEach((key, grant) -> {
            if (!PART.isReadable(grant.asRead())) {
                namespaces.add(key.namespace());
            }
        });
        return namespaces;
    }

    /** What is missing, in a sentence that can be acted on. */
    public static String missing(Kind<?> from, String fromNamespace, Kind<?> to, String toNamespace) {
        return "no ReferenceGrant in namespace " + toNamespace + " lets a " + from.name() + " of namespace "
                + fromNamespace + " refer to a " + to.name();
    }

    private static boolean lists(FleetObject<ReferenceGrantSpec> grant, Kind<?> to) {
        return grant.spec().to().stream()
                .anyMatch(entry -> new GroupKind(entry.group(), entry.kind()).equals(to.groupKind()));
    }

    private static List<GrantCrossing> crossings(FleetObject<ReferenceGrantSpec> grant) {
        return subjects(grant).stream()
                .map(subject -> new GrantCrossing(subject, grant.namespace()))
                .toList();
    }

    private static List<GrantSubject> subjects(FleetObject<ReferenceGrantSpec> grant) {
        return grant.spec().from().stream()
                .map(entry -> new GrantSubject(new GroupKind(entry.group(), entry.kind()), entry.namespace()))
                .toList();
    }
}
