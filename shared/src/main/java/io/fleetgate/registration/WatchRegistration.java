package io.fleetgate.registration;

import io.fleetgate.api.haptic.HAProxyTemplateConfigSpec;
import io.fleetgate.object.FleetObject;
import io.fleetgate.resource.watch.GroupVersionResource;
import io.fleetgate.resource.watch.ParsedWatches;
import io.fleetgate.resource.watch.Watch;
import io.fleetgate.resource.watch.WatchParser;
import io.fleetgate.resource.watch.Watches;
import io.fleetgate.scope.ConfigScope;
import io.fleetgate.scope.ScopePolicy;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.TreeSet;

/**
 * What the webhook has to be asked about so that configs can judge what they watch: the entries with
 * {@code enableValidationWebhook: true}, each no farther than its config reaches.
 */
public final class WatchRegistration {
    /** The configs of a namespace that is not trusted register so many resources: they must not crowd out all others. */
    static final int MOST_RESOURCES = 32;

    private final ScopePolicy policy;
    private final String ownNamespace;
    private final SortedMap<GroupVersionResource, Reach> reaches = new TreeMap<>(RegisteredResource.ORDER);
    private final Map<String, Set<GroupVersionResource>> ofNamespace = new HashMap<>();
    private final List<Omission> omissions = new ArrayList<>();

    private WatchRegistration(ScopePolicy policy, String ownNamespace) {
        this.policy = policy;
        this.ownNamespace = ownNamespace;
    }

    /**
     * The registration for all configs.
     *
     * @param configs as stored, in any order. One that is being deleted, or whose watches are not valid, registers nothing
     * @param ownNamespace the namespace of the webhook, where nothing is judged
     */
    public static WatchRegistration of(
            Collection<FleetObject<HAProxyTemplateConfigSpec>> configs, ScopePolicy policy, String ownNamespace) {
        WatchRegistration registration = new WatchRegistration(policy, ownNamespace);
        configs.stream()
                .filter(config -> !config.isTerminating())
                .sorted(Comparator.comparing(FleetObject::key))
                .forEach(registration::add);
        return registration;
    }

    /** What wants to judge and may not, by config. */
    public List<Omission> omissions() {
        return List.copyOf(omissions);
    }

    /** The resources, sorted by name. */
    List<RegisteredResource> resources() {
        List<RegisteredResource> resources = new ArrayList<>();
        reaches.forEach((resource, reach) -> resources.add(new RegisteredResource(resource, reach)));
        return resources;
    }

    /** The namespaces where nothing is judged, sorted. */
    List<String> unjudgedNamespaces() {
        Set<String> namespaces = new TreeSet<>(Unjudged.namespaces());
        namespaces.add(ownNamespace);
        return List.copyOf(namespaces);
    }

    private void add(FleetObject<HAProxyTemplateConfigSpec> config) {
        ParsedWatches parsed = WatchParser.parse(config.spec());
        if (parsed instanceof Watches watches) {
            ConfigScope scope = ConfigScope.of(config.namespace(), policy);
            watches.entries().stream().filter(Watch::isJudged).forEach(watch -> add(config, watch, scope));
        }
    }

    private void add(FleetObject<HAProxyTemplateConfigSpec> config, Watch watch, ConfigScope scope) {
        String why = whyNot(config.namespace(), watch, scope);
        if (why.isEmpty()) {
            reaches.merge(watch.resource(), reach(scope), Reach::and);
        } else {
            omissions.add(new Omission(config.key(), watch.store(), why));
        }
    }

    /** Empty where nothing is against it. */
    private String whyNot(String namespace, Watch watch, ConfigScope scope) {
        GroupVersionResource resource = watch.resource();
        if (!scope.problems(new Watches(List.of(watch))).isEmpty()) {
            return "namespace " + namespace + " may not watch " + resource;
        }
        if (Unjudged.contains(resource)) {
            return resource + " is judged by no config: the cluster depends on it";
        }
        if (!RegisteredResource.canBeNamed(resource)) {
            return "the name of " + resource + " is too long";
        }
        if (reach(scope) instanceof Reach.Within(var namespaces) && namespaces.isEmpty()) {
            return "nothing is judged in namespace " + namespace;
        }
        return reach(scope) instanceof Reach.Within && !isOneOfFew(namespace, resource)
                ? "the configs of namespace " + namespace + " judge " + MOST_RESOURCES + " resources already"
                : "";
    }

    private boolean isOneOfFew(String namespace, GroupVersionResource resource) {
        Set<GroupVersionResource> few = ofNamespace.computeIfAbsent(namespace, _ -> new HashSet<>());
        return few.contains(resource) || (few.size() < MOST_RESOURCES && few.add(resource));
    }

    private Reach reach(ConfigScope scope) {
        return scope.namespaces().<Reach>map(this::within).orElseGet(Reach.Everywhere::new);
    }

    private Reach within(Set<String> namespaces) {
        return new Reach.Within(namespaces.stream()
                .filter(name -> !name.equals(ownNamespace) && !Unjudged.isNamespace(name))
                .toList());
    }
}
