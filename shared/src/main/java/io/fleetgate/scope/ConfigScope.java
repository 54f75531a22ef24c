package io.fleetgate.scope;

import io.fleetgate.object.FieldName;
import io.fleetgate.object.GroupKind;
import io.fleetgate.problem.Problem;
import io.fleetgate.problem.Reason;
import io.fleetgate.resource.watch.Watch;
import io.fleetgate.resource.watch.Watches;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * How far the configs of one namespace reach. Whoever may write a config must not read, judge or write through it what is not theirs:
 * a config outside of the trusted namespaces sees its own namespace and those that it is granted, never Secrets, and nothing that
 * gives permissions.
 */
public final class ConfigScope {
    private static final String RBAC = "rbac.authorization.k8s.io";
    private static final String NO_NAMESPACE = "";

    private final String namespace;
    private final boolean isTrusted;
    private final Set<String> reached;
    private final boolean writesAnywhere;

    private ConfigScope(String namespace, boolean isTrusted, Set<String> reached, boolean writesAnywhere) {
        this.namespace = namespace;
        this.isTrusted = isTrusted;
        this.reached = reached;
        this.writesAnywhere = writesAnywhere;
    }

    /**
     * The scope of every config of a namespace.
     *
     * @param namespace of the config
     */
    public static ConfigScope of(String namespace, ScopePolicy policy) {
        Set<String> reached = new LinkedHashSet<>();
        reached.add(namespace);
        reached.addAll(policy.grants().getOrDefault(namespace, Set.of()));
        boolean isTrusted = policy.trusted().contains(namespace);
        return new ConfigScope(namespace, isTrusted, reached, isTrusted && !policy.restrictsToOwnNamespace());
    }

    /** What is watched by a config, narrowed to what it may see. */
    public Watches narrow(Watches watches) {
        return isTrusted ? watches : watches.within(reached);
    }

    /** The namespaces whose objects a config sees and judges, its own first; empty for all. */
    public Optional<Set<String>> namespaces() {
        return isTrusted ? Optional.empty() : Optional.of(new LinkedHashSet<>(reached));
    }

    /** What a config must not watch, by the place where it says so. */
    public List<Problem> problems(Watches watches) {
        List<Problem> problems = new ArrayList<>();
        for (Watch watch : watches.entries()) {
            if (!isTrusted
                    && isProtected(watch.resource().group(), watch.resource().resource(), "secrets")) {
                problems.add(Problem.error(
                        FieldName.below("spec.watchedResources", watch.store()),
                        Reason.NOT_PERMITTED,
                        watch.resource() + " cannot be watched from namespace " + namespace,
                        "move the config to a trusted namespace, or watch something else"));
            }
        }
        return problems;
    }

    /**
     * Why a config must not write an object; empty where it may.
     *
     * @param objectNamespace empty for an object that is in none
     */
    public Optional<Problem> refusal(GroupKind groupKind, String objectNamespace) {
        if (!isTrusted && isProtected(groupKind.group(), groupKind.kind(), "Secret")) {
            return Optional.of(notPermitted(
                    "kind",
                    groupKind.kind() + " cannot be rendered from namespace " + namespace,
                    "move the config to a trusted namespace"));
        }
        if (writesAnywhere || reached.contains(objectNamespace)) {
            return Optional.empty();
        }
        String where = objectNamespace.equals(NO_NAMESPACE) ? "no namespace" : "namespace " + objectNamespace;
        return Optional.of(notPermitted(
                "metadata.namespace",
                "a config of namespace " + namespace + " cannot write into " + where,
                "write namespace " + namespace + ", or have whoever runs Fleetgate grant the other"));
    }

    /** What is secret, or gives permissions: neither may leave its namespace by way of a config. */
    private static boolean isProtected(String group, String name, String secret) {
        return group.equals(RBAC) || (group.isEmpty() && name.equals(secret));
    }

    private static Problem notPermitted(String path, String message, String fix) {
        return Problem.error(path, Reason.NOT_PERMITTED, message, fix);
    }
}
