package io.fleetgate.cluster.resource;

import static io.fleetgate.cluster.informer.WatchedFleet.await;
import static io.fleetgate.cluster.resource.FollowedResources.CORE;
import static io.fleetgate.cluster.resource.FollowedResources.NETWORKING;
import static io.fleetgate.cluster.resource.FollowedResources.ingress;
import static io.fleetgate.cluster.resource.FollowedResources.ingresses;
import static io.fleetgate.cluster.resource.FollowedResources.watches;
import static org.assertj.core.api.Assertions.assertThat;

import io.fleetgate.cluster.watch.ScriptedKind;
import io.fleetgate.resource.watch.Watch;
import io.fleetgate.resource.watch.Watches;
import io.fleetgate.store.Completeness;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.concurrent.CopyOnWriteArrayList;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** Whatever goes wrong between watched resources and the API server: unknown is never empty. */
@Timeout(60)
class ResourceFaultsIT {
    private static final Watches ALL = ingresses("ingresses", "");
    private static final Watches ROUTES = watches("""
            "routes": {"apiVersion": "example.com/v1", "resources": "routes", "indexBy": ["metadata.name"]}
            """);
    private static final String EXAMPLE = "/apis/example.com/v1";

    private FollowedResources resources;

    @AfterEach
    void stop() {
        resources.close();
    }

    @Test
    void aCrdThatIsInstalledLaterIsFoundAndUntilThenTheStoreIsUnknown() throws Exception {
        resources = new FollowedResources();
        resources.ingresses();
        resources.informers.follow(List.of(ROUTES, ALL));
        await(() -> resources.cause(ROUTES).contains("HTTP 404") && resources.isKnown(ALL));
        assertThat(resources.informers.notices())
                .singleElement()
                .asString()
                .startsWith("watched resource routes.example.com/v1: ")
                .contains("are the CRDs installed?");
        assertThat(resources.informers.isStarting()).isFalse();

        resources.server.install(EXAMPLE, "routes", "Route", "true").put(ingress("shop", "r", "web"));

        await(() -> resources.names(ROUTES).equals(List.of("shop/r")));
        assertThat(resources.informers.notices()).isEmpty();
    }

    @Test
    void aVersionThatIsServedWithoutTheResourceSaysWhichIsMissing() throws Exception {
        resources = new FollowedResources();
        resources.server.install(EXAMPLE, "gateways", "Gateway", "true");

        resources.informers.follow(List.of(ROUTES));

        await(() -> resources.cause(ROUTES).contains("serves no routes.example.com/v1"));
    }

    @Test
    void aCrdThatIsRemovedMakesTheStoreUnknownAtOnceAndAnotherOneIsReadAnew() throws Exception {
        resources = new FollowedResources();
        resources.server.install(EXAMPLE, "routes", "Route", "true").put(ingress("shop", "old", "web"));
        resources.informers.follow(List.of(ROUTES));
        await(() -> resources.isKnown(ROUTES));

        resources.server.uninstall(EXAMPLE, "routes");
        await(() -> !resources.cause(ROUTES).isEmpty());

        resources.server.install(EXAMPLE, "routes", "Route", "true").put(ingress("shop", "new", "web"));
        await(() -> resources.names(ROUTES).equals(List.of("shop/new")));
    }

    @Test
    void whatMayNotBeReadIsUnknownUntilAnAdministratorAllowsIt() throws Exception {
        resources = new FollowedResources();
        resources.ingresses().put(ingress("shop", "a", "web"));
        resources.server.refuse("/ingresses", 403);
        resources.informers.follow(List.of(ALL));
        await(() -> resources.cause(ALL).contains("HTTP 403; this process may not read this, check its roles"));

        resources.server.refuseNothing();

        await(() -> resources.names(ALL).equals(List.of("shop/a")));
    }

    @Test
    void aGroupThatDoesNotAnswerMakesNothingElseUnknown() throws Exception {
        resources = new FollowedResources();
        resources.ingresses();
        resources.server.install(EXAMPLE, "routes", "Route", "true");
        resources.server.refuse(EXAMPLE, 503);

        resources.informers.follow(List.of(ALL, ROUTES));

        await(() -> resources.isKnown(ALL) && resources.cause(ROUTES).contains("HTTP 503"));
    }

    @Test
    void aConfigThatSeesNamespacesOnlySeesNothingThatIsInNone() throws Exception {
        resources = new FollowedResources();
        resources.server.install(EXAMPLE, "routes", "Route", "false");
        Watches limited = ROUTES.within(Set.of("shop"));

        resources.informers.follow(List.of(limited));

        await(() -> resources.cause(limited).contains("Route is in no namespace"));
    }

    @Test
    void aStoreThatNeedsNamespacesIsKnownNoBetterThanTheyAre() throws Exception {
        resources = new FollowedResources();
        resources.ingresses();
        resources.server.install(CORE, "namespaces", "Namespace", "false");
        resources.server.refuse("/namespaces", 403);
        Watches team = ingresses("team", ", \"namespaceSelector\": \"team=web\"");

        resources.informers.follow(List.of(ALL, team));

        await(() -> resources.isKnown(ALL) && resources.cause(team).contains("HTTP 403"));
        assertThat(resources.informers.notices()).singleElement().asString().contains("namespaces/v1");
    }

    @Test
    void aVersionThatHasExpiredIsFollowedByAListThatSeesWhatWasDeleted() throws Exception {
        resources = new FollowedResources();
        ScriptedKind ingresses = resources.ingresses();
        ingresses.put(ingress("shop", "a", "web"));
        ingresses.put(ingress("shop", "gone", "web"));
        resources.informers.follow(List.of(ALL));
        await(() -> resources.isKnown(ALL));

        ingresses.delete("shop/gone");
        ingresses.expire();

        await(() -> resources.names(ALL).equals(List.of("shop/a")));
    }

    @Test
    void aFrozenServerMakesTheStoreUnknownUntilItAnswersAgain() throws Exception {
        List<Set<Watch>> told = new CopyOnWriteArrayList<>();
        resources = new FollowedResources(Duration.ofSeconds(2), (_, watches) -> told.add(Set.copyOf(watches)));
        ScriptedKind ingresses = resources.ingresses();
        ingresses.put(ingress("shop", "gone", "web"));
        resources.informers.follow(List.of(ALL));
        await(() -> resources.isKnown(ALL));

        resources.server.freeze();
        await(() -> resources.cause(ALL).startsWith("not known to be up to date for more than 2 s"));
        int before = told.size();
        ingresses.delete("shop/gone");
        resources.server.thaw();

        await(() -> resources.isKnown(ALL) && resources.names(ALL).isEmpty());
        assertThat(told).hasSizeGreaterThan(before).allMatch(each -> each.equals(Set.copyOf(ALL.entries())));
    }

    @Test
    void anObjectThatIsNestedTooDeepMakesItsStoreUnknownUntilItIsMended() throws Exception {
        resources = new FollowedResources();
        ScriptedKind ingresses = resources.ingresses();
        ingresses.put("{\"metadata\":{\"namespace\":\"shop\",\"name\":\"deep\"},\"spec\":" + "[".repeat(600)
                + "]".repeat(600) + "}");
        resources.informers.follow(List.of(ALL));
        await(() -> resources.cause(ALL).startsWith("shop/deep is nested deeper than 500 levels"));

        ingresses.put(ingress("shop", "deep", "web"));

        await(() -> resources.names(ALL).equals(List.of("shop/deep")));
    }

    @Test
    void configsThatWatchTooMuchAreUnknownAndTakeNothingFromThoseBefore() throws Exception {
        resources = new FollowedResources();
        resources.ingresses().put(ingress("shop", "a", "web"));
        resources.informers.follow(List.of(ALL));
        await(() -> resources.isKnown(ALL));
        List<Watches> many = new ArrayList<>(List.of(ALL));
        for (int i = 0; i < 300; i++) {
            many.add(ingresses("store", ", \"labelSelector\": \"app=x" + i + "\""));
        }

        resources.informers.follow(many);

        assertThat(resources.names(ALL)).containsExactly("shop/a");
        assertThat(resources.store(many.getLast()).completeness())
                .isEqualTo(new Completeness.ReadFailed("too many resources are watched by all configs together"));
        resources.informers.follow(List.of(ALL));
        assertThat(resources.server.requests(NETWORKING)).isNotEmpty();
    }
}
