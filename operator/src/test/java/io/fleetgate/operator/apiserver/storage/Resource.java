package io.fleetgate.operator.apiserver.storage;

import io.fleetgate.api.haptic.HapticKinds;
import io.fleetgate.api.solar.SolarKinds;
import io.fleetgate.object.Kind;
import io.fleetgate.registration.RegistrationDocument;
import java.util.List;
import java.util.stream.Stream;

/**
 * A kind of object as the server knows it.
 *
 * @param isCustom defined by a CRD, and not part of Kubernetes: its objects count generations
 * @param hasStatus whether its status is a subresource
 */
public record Resource(String group, String version, String plural, String kind, boolean isCustom, boolean hasStatus) {

    public static final Resource EVENTS = new Resource("events.k8s.io", "v1", "events", "Event", false, false);
    public static final Resource LEASES = new Resource("coordination.k8s.io", "v1", "leases", "Lease", false, false);

    public static final Resource SECRETS = new Resource("", "v1", "secrets", "Secret", false, false);

    /** The kinds of the fleet and of templates, and those of Kubernetes that an operator writes or reads. */
    public static final List<Resource> ALL = Stream.concat(
                    Stream.concat(SolarKinds.ALL.stream(), HapticKinds.ALL.stream())
                            .map(Resource::of),
                    Stream.of(EVENTS, LEASES, SECRETS, of(RegistrationDocument.KIND)))
            .toList();

    public static Resource of(Kind<?> kind) {
        return new Resource(kind.groupKind().group(), kind.version(), kind.plural(), kind.name(), true, true);
    }

    public String apiVersion() {
        return group.isEmpty() ? version : group + "/" + version;
    }

    /** The same under the name that a request gives it by mistake. */
    Resource withKind(String other) {
        return new Resource(group, version, plural, other, isCustom, hasStatus);
    }

    /** As most refusals name it: {@code profiles.solar.opendefense.cloud}. */
    String qualifiedPlural() {
        return plural + "." + group;
    }

    /** As the others name it: {@code Profile.solar.opendefense.cloud}. */
    String qualifiedKind() {
        return kind + "." + group;
    }
}
