package io.fleetgate.operator.access;

import io.fleetgate.api.haptic.HapticKinds;
import io.fleetgate.api.solar.SolarKinds;
import io.fleetgate.object.Kind;
import io.fleetgate.reconcile.StepType;
import io.fleetgate.registration.RegistrationDocument;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** The rules of the operator's roles. */
public final class OperatorAccess {
    /** The name of the role with {@link #toCredentials}. */
    public static final String CREDENTIALS_ROLE = "fleetgate-operator-registry-credentials";

    private static final AccessRule READING = new AccessRule(
            "Every decision is about the whole fleet.",
            SolarKinds.GROUP,
            SolarKinds.ALL.stream().map(Kind::plural).toList(),
            List.of(),
            List.of("list", "watch"));

    private static final AccessRule EVENTS = new AccessRule(
            "What happened to an object is told beside it.",
            "events.k8s.io",
            List.of("events"),
            List.of(),
            List.of("create"));

    private static final List<AccessRule> WRITING = Arrays.stream(StepType.values())
            .filter(type -> !type.kinds().isEmpty())
            .map(OperatorAccess::writing)
            .toList();

    private static final List<AccessRule> REGISTERING = List.of(
            new AccessRule(
                    "Configs say about what else the webhook is asked,",
                    HapticKinds.GROUP,
                    List.of(HapticKinds.TEMPLATE_CONFIG.plural()),
                    List.of(),
                    List.of("list", "watch")),
            registering("in the way in which it is asked about the fleet,", RegistrationDocument.INSTALLED, "get"),
            registering(
                    "and that is registered beside it.",
                    RegistrationDocument.NAME,
                    "get",
                    "create",
                    "patch",
                    "delete"));

    private static final Set<Permission> WRITES = Stream.of(WRITING, List.of(EVENTS), REGISTERING)
            .flatMap(List::stream)
            .flatMap(AccessRule::permissions)
            .collect(Collectors.toUnmodifiableSet());

    private OperatorAccess() {}

    /** In every namespace. */
    public static List<AccessRule> everywhere() {
        return Stream.of(List.of(READING), WRITING, List.of(EVENTS), REGISTERING)
                .flatMap(List::stream)
                .toList();
    }

    /** In the namespace of the Lease by which replicas agree; a name cannot be asked for before there is an object. */
    public static List<AccessRule> besideTheLease(String name) {
        String group = "coordination.k8s.io";
        List<String> leases = List.of("leases");
        return List.of(
                new AccessRule("The first replica makes the Lease.", group, leases, List.of(), List.of("create")),
                new AccessRule(
                        "Replicas hold it in turn, and this one only.",
                        group,
                        leases,
                        List.of(name),
                        List.of("get", "update")));
    }

    /** In the namespaces of Registries in which it is to delete tags, if it is: whoever may read Secrets may do much. */
    public static List<AccessRule> toCredentials() {
        return List.of(new AccessRule(
                "Tags are deleted with the credentials in the Secret that spec.solarSecretRef of a Registry names.",
                "",
                List.of("secrets"),
                List.of(),
                List.of("get")));
    }

    /** Whether there are steps that need it; an event is told by one too. */
    public static boolean isForAStep(Permission permission) {
        return WRITES.contains(permission);
    }

    private static AccessRule writing(StepType type) {
        return switch (type) {
            case CREATE -> writing(type, "It makes what follows from what others made,", "", "create");
            case SET_FINALIZERS -> writing(type, "holds what is still needed,", "", "patch");
            case SET_STATUS -> writing(type, "says what has come of each object,", "/status", "patch");
            case SET_SPEC -> writing(type, "changes what it made,", "", "patch");
            case APPLY -> throw new IllegalArgumentException("nothing of the fleet is applied");
            case DELETE -> writing(type, "and removes it when it follows no more.", "", "delete");
        };
    }

    private static AccessRule registering(String purpose, String name, String... verbs) {
        return new AccessRule(
                purpose,
                RegistrationDocument.KIND.groupKind().group(),
                List.of(RegistrationDocument.KIND.plural()),
                List.of(name),
                List.of(verbs));
    }

    private static AccessRule writing(StepType type, String purpose, String subresource, String verb) {
        return new AccessRule(
                purpose,
                SolarKinds.GROUP,
                type.kinds().stream().map(kind -> kind.plural() + subresource).toList(),
                List.of(),
                List.of(verb));
    }
}
