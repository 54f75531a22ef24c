package io.fleetgate.registration;

import static io.fleetgate.registration.RegisteredConfigs.judging;
import static io.fleetgate.registration.RegisteredConfigs.registration;
import static io.fleetgate.registration.RegisteredConfigs.terminating;
import static io.fleetgate.registration.RegisteredConfigs.watching;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.tuple;

import io.fleetgate.api.haptic.HAProxyTemplateConfigSpec;
import io.fleetgate.object.FleetObject;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** A tenant writes configs that want to judge what is not his, and what the cluster needs. */
class WatchRegistrationTest {
    private static final String INGRESSES = "networking.k8s.io/v1/ingresses";

    @Test
    void anEntryThatOnlyWatchesIsNotRegistered() {
        WatchRegistration registration = registration(List.of(watching("shop/edge", INGRESSES)));

        assertThat(registration.resources()).isEmpty();
        assertThat(registration.omissions()).isEmpty();
    }

    @Test
    void aTenantsConfigJudgesItsNamespaceAndThoseItIsGrantedButNeverOnesOfTheCluster() {
        assertThat(reaches(List.of(judging("shop/edge", INGRESSES))))
                .containsExactly(new Reach.Within(List.of("shop", "shop-edge")));
    }

    /** Its fail() stops Pods where it lives, and nowhere else. */
    @Test
    void aTenantsConfigThatRefusesEveryPodDoesSoAtHomeOnly() {
        assertThat(reaches(List.of(judging("bank/refuses-all", "v1/pods"))))
                .containsExactly(new Reach.Within(List.of("bank")));
    }

    @Test
    void configsOfSeveralNamespacesJudgeEachTheirOwn() {
        assertThat(reaches(List.of(judging("bank/a", INGRESSES), judging("farm/b", INGRESSES))))
                .containsExactly(new Reach.Within(List.of("bank", "farm")));
    }

    @Test
    void aTrustedConfigJudgesEverywhereWhoeverElseDoes() {
        assertThat(reaches(List.of(judging("bank/a", INGRESSES), judging("platform/b", INGRESSES))))
                .containsExactly(new Reach.Everywhere());
    }

    @ParameterizedTest
    @ValueSource(strings = {"v1/secrets", "rbac.authorization.k8s.io/v1/roles"})
    void aTenantsConfigJudgesNoSecretsAndNoPermissions(String resource) {
        WatchRegistration registration = registration(List.of(judging("shop/thief", resource)));

        assertThat(registration.resources()).isEmpty();
        assertThat(registration.omissions())
                .extracting(Omission::why)
                .singleElement()
                .asString()
                .startsWith("namespace shop may not watch");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "v1/nodes",
                "v1/events",
                "events.k8s.io/v1/events",
                "coordination.k8s.io/v1/leases",
                "authorization.k8s.io/v1/subjectaccessreviews",
                "authentication.k8s.io/v1/tokenreviews"
            })
    void whatTheClusterDependsOnIsJudgedByNoConfigHoweverTrusted(String resource) {
        WatchRegistration registration = registration(List.of(judging("platform/edge", resource)));

        assertThat(registration.resources()).isEmpty();
        assertThat(registration.omissions())
                .extracting(Omission::why)
                .singleElement()
                .asString()
                .contains("depends");
    }

    @ParameterizedTest
    @ValueSource(strings = {"kube-system", "kube-node-lease", "fleetgate-system"})
    void aConfigThatLivesInANamespaceOfTheClusterOrOursJudgesNothing(String namespace) {
        WatchRegistration registration = registration(List.of(judging(namespace + "/edge", INGRESSES)));

        assertThat(registration.resources()).isEmpty();
        assertThat(registration.omissions()).hasSize(1);
    }

    @Test
    void aGroupThatIsCalledCoreTakesNothingFromTheCoreGroup() {
        WatchRegistration registration =
                registration(List.of(judging("aaa/edge", "core/v1/pods"), judging("farm/edge", "v1/pods")));

        assertThat(registration.resources())
                .extracting(registered -> registered.resource().group(), RegisteredResource::reach)
                .containsExactlyInAnyOrder(
                        tuple("core", new Reach.Within(List.of("aaa"))), tuple("", new Reach.Within(List.of("farm"))));
    }

    @Test
    void aTenantWithManyResourcesCrowdsNobodyOut() {
        String[] many =
                IntStream.range(0, 100).mapToObj(i -> "example.org/v1/r" + i).toArray(String[]::new);
        WatchRegistration registration =
                registration(List.of(judging("bank/a", many), judging("bank/b", many), judging("farm/c", INGRESSES)));

        assertThat(registration.resources()).hasSize(WatchRegistration.MOST_RESOURCES + 1);
        assertThat(registration.omissions()).hasSize(2 * (100 - WatchRegistration.MOST_RESOURCES));
    }

    @Test
    void aNameThatNoRegistrationCanHaveDoesNotSpoilTheOthers() {
        String label = "g".repeat(60);
        String group = String.join(".", label, label, label, "example");
        WatchRegistration registration =
                registration(List.of(judging("bank/a", group + "/v1/" + "r".repeat(60), INGRESSES)));

        assertThat(registration.resources()).hasSize(1);
        assertThat(registration.omissions())
                .extracting(Omission::why)
                .singleElement()
                .asString()
                .contains("too long");
    }

    @Test
    void aConfigThatIsBeingDeletedJudgesNothing() {
        assertThat(reaches(List.of(terminating(judging("bank/a", INGRESSES))))).isEmpty();
    }

    @Test
    void aConfigWithAWatchThatIsNotValidJudgesNothing() {
        assertThat(reaches(List.of(judging("bank/a", INGRESSES, "v1/Pods")))).isEmpty();
    }

    private static List<Reach> reaches(List<FleetObject<HAProxyTemplateConfigSpec>> configs) {
        return registration(configs).resources().stream()
                .map(RegisteredResource::reach)
                .toList();
    }
}
