package io.fleetgate.cluster.resource;

import static io.fleetgate.cluster.informer.WatchedFleet.await;
import static io.fleetgate.cluster.resource.FollowedResources.CORE;
import static io.fleetgate.cluster.resource.FollowedResources.ingress;
import static io.fleetgate.cluster.resource.FollowedResources.ingresses;
import static io.fleetgate.cluster.resource.FollowedResources.namespace;
import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.node.ObjectNode;
import io.fleetgate.cluster.watch.ScriptedKind;
import io.fleetgate.resource.watch.Watches;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.AutoClose;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** Configs that come, change and go, against a scripted API server that works. */
@Timeout(60)
class ResourceInformersIT {
    private static final Watches ALL = ingresses("ingresses", "");
    private static final String WEB_LABEL = ", \"labelSelector\": \"app in (web)\"";
    private static final String WEB_TEAM = ", \"namespaceSelector\": \"team=web\"";

    @AutoClose
    private FollowedResources resources;

    private ScriptedKind ingresses;

    @BeforeEach
    void start() throws Exception {
        resources = new FollowedResources();
        ingresses = resources.ingresses();
        ingresses.put(ingress("shop", "a", "web"));
    }

    @Test
    void aWatchFollowsAListAndOnlyGetIsUsed() {
        resources.informers.follow(List.of(ALL));
        await(() -> resources.names(ALL).equals(List.of("shop/a")));

        ingresses.put(ingress("shop", "b", "web"));
        await(() -> resources.names(ALL).equals(List.of("shop/a", "shop/b")));
        ingresses.delete("shop/a");
        await(() -> resources.names(ALL).equals(List.of("shop/b")));

        assertThat(resources.server.methods()).containsExactly("GET");
        assertThat(resources.lists("/ingresses")).isEqualTo(1);
        assertThat(resources.informers.notices()).isEmpty();
    }

    @Test
    void anObjectSaysWhatItIsWhetherAListHasItOrAnEvent() {
        resources.informers.follow(List.of(ALL));
        await(() -> resources.isKnown(ALL));
        ingresses.put(ingress("shop", "b", "web"));
        await(() -> resources.names(ALL).size() == 2);

        assertThat(resources.store(ALL).list())
                .allSatisfy(each -> assertThat(each.path("kind").asText()).isEqualTo("Ingress"))
                .allSatisfy(each -> assertThat(each.path("apiVersion").asText()).isEqualTo("networking.k8s.io/v1"));
    }

    @Test
    void configsThatWatchTheSameShareAnInformerAndTheObjects() {
        Watches other = ingresses("other", ", \"fieldSelector\": \"spec.ingressClassName=web\"");
        resources.informers.follow(List.of(ALL, other));
        await(() -> resources.isKnown(ALL) && resources.isKnown(other));

        assertThat(resources.server.requests("/ingresses")).hasSizeLessThanOrEqualTo(2);
        assertThat(resources.lists("/ingresses")).isEqualTo(1);
        ObjectNode one = resources.store(ALL).list().iterator().next();
        assertThat(resources.store(other).list()).singleElement().isSameAs(one);
    }

    @Test
    void theApiServerSelectsByLabelsAndOtherSelectorsAreEvaluatedHere() {
        Watches web = ingresses("web", WEB_LABEL);
        Watches none = ingresses("none", WEB_LABEL + ", \"fieldSelector\": \"spec.ingressClassName=other\"");
        resources.informers.follow(List.of(web, none));
        await(() -> resources.isKnown(web) && resources.isKnown(none));

        assertThat(resources.server.requests("/ingresses")).allMatch(it -> it.contains("labelSelector=app in (web)"));
        assertThat(resources.names(web)).containsExactly("shop/a");
        assertThat(resources.names(none)).isEmpty();
    }

    @Test
    void aConfigThatIsLimitedToNamespacesReadsThemAloneAndSeesBoth() {
        Watches limited = ALL.within(Set.of("shop", "bank"));
        ingresses.put(ingress("bank", "b", "web"));
        ingresses.put(ingress("other", "c", "web"));
        resources.informers.follow(List.of(limited));
        await(() -> resources.names(limited).equals(List.of("bank/b", "shop/a")));

        assertThat(resources.server.requests("/ingresses"))
                .allMatch(it -> it.contains("/namespaces/shop/") || it.contains("/namespaces/bank/"));
    }

    @Test
    void aChangeOfConfigsGoesOnWithoutANewListAndEndsWhatNobodyWants() {
        Watches web = ingresses("web", WEB_LABEL);
        resources.informers.follow(List.of(ALL, web));
        await(() -> resources.isKnown(ALL) && resources.isKnown(web));

        Watches renamed = ingresses("renamed", "");
        resources.informers.follow(List.of(renamed));

        assertThat(resources.names(renamed)).containsExactly("shop/a");
        assertThat(resources.informers.current().stores()).containsOnlyKeys(renamed.entries());
        assertThat(resources.informers.status())
                .extracting(ResourceStatus::collection)
                .containsExactly("ingresses.networking.k8s.io/v1");
        ingresses.put(ingress("shop", "b", "web"));
        await(() -> resources.names(renamed).size() == 2);
        assertThat(resources.lists("/ingresses")).isEqualTo(2);
    }

    @Test
    void aStoreOfAnEqualWatchIsTheSameAfterAConfigChanged() {
        resources.informers.follow(List.of(ALL));
        await(() -> resources.isKnown(ALL));
        var before = resources.store(ALL);

        resources.informers.follow(List.of(ingresses("ingresses", ""), ingresses("more", "")));

        assertThat(resources.store(ALL)).isSameAs(before);
    }

    @Test
    void whenTheLastConfigGoesNothingIsFollowed() {
        resources.informers.follow(List.of(ALL, ingresses("team", WEB_TEAM)));
        await(() -> resources.isKnown(ALL));

        resources.informers.follow(List.of());

        assertThat(resources.informers.status()).isEmpty();
        assertThat(resources.informers.current().stores()).isEmpty();
    }

    @Test
    void anObjectEntersAndLeavesWhenItsNamespaceIsRelabelled() {
        ScriptedKind namespaces = resources.server.install(CORE, "namespaces", "Namespace", "false");
        namespaces.put(namespace("shop", "api"));
        Watches team = ingresses("team", WEB_TEAM);
        resources.informers.follow(List.of(team));
        await(() -> resources.isKnown(team));
        assertThat(resources.names(team)).isEmpty();

        namespaces.put(namespace("shop", "web"));
        await(() -> resources.names(team).equals(List.of("shop/a")));
        ingresses.put(ingress("late", "b", "web"));
        namespaces.put(namespace("late", "web"));
        await(() -> resources.names(team).equals(List.of("late/b", "shop/a")));
        namespaces.put(namespace("shop", "api"));
        await(() -> resources.names(team).equals(List.of("late/b")));
    }

    @Test
    void namespacesAreReadOnlyWhereSomebodyNeedsTheirLabels() {
        resources.server.install(CORE, "namespaces", "Namespace", "false");
        resources.informers.follow(List.of(ALL));
        await(() -> resources.isKnown(ALL));
        assertThat(resources.server.requests("/namespaces")).isEmpty();

        resources.informers.follow(List.of(ALL, ingresses("team", WEB_TEAM)));
        await(() -> resources.lists("/namespaces") == 1);
    }
}
