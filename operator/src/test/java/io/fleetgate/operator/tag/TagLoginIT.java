package io.fleetgate.operator.tag;

import static org.assertj.core.api.Assertions.assertThat;

import io.fleetgate.api.solar.SolarKinds;
import io.fleetgate.operator.apiserver.Fault;
import io.fleetgate.operator.registry.FakeRegistry;
import org.junit.jupiter.api.AutoClose;
import org.junit.jupiter.api.Test;

/** With what a registry is asked to delete a tag. */
class TagLoginIT {
    @AutoClose
    private final GoingArtifact going = new GoingArtifact();

    TagLoginIT() throws Exception {}

    @Test
    void theSecretOfTheRegistrysNamespaceLetsIn() throws Exception {
        going.registry().letIn(FakeRegistry.Guard.TOKEN);
        going.secret(GoingArtifact.BASIC_AUTH);

        going.perform(going.withTheRegistrys());

        assertThat(going.hasTag()).isFalse();
        assertThat(going.written()).containsExactly(going.withTheRegistrys().whenDone());
    }

    @Test
    void aDockerConfigLetsInToo() throws Exception {
        going.registry().letIn(FakeRegistry.Guard.BASIC);
        String config = "{\"auths\": {\"" + going.registry().host() + "\": {\"username\": \"" + FakeRegistry.USER
                + "\", \"password\": \"" + FakeRegistry.PASSWORD + "\"}}}";
        going.secret("{.dockerconfigjson: " + GoingArtifact.base64(config) + "}");

        going.perform(going.withTheRegistrys());

        assertThat(going.hasTag()).isFalse();
    }

    @Test
    void aMalformedSecretIsNoLoginAndARegistryThatWantsNoneIsAskedWithoutOne() throws Exception {
        going.secret("{.dockerconfigjson: '%%%'}");

        going.perform(going.withTheRegistrys());

        assertThat(going.hasTag()).isFalse();
    }

    @Test
    void withoutItsSecretARegistryIsNotAsked() throws Exception {
        going.perform(going.withTheRegistrys());

        assertThat(going.said()).contains("AuthFailed", "Secret shared/push does not exist");
        assertThat(going.registry().requests()).isEmpty();
    }

    @Test
    void aNameThatLeadsElsewhereIsNotFollowed() throws Exception {
        going.server()
                .fleet()
                .patch(
                        SolarKinds.REGISTRY,
                        "shared",
                        "main",
                        "spec: {solarSecretRef: {name: '../../other/secrets/root'}}");

        going.perform(going.withTheRegistrys());

        assertThat(going.said()).contains("AuthFailed", "is no name of a Secret");
        assertThat(going.server().calls().all())
                .noneMatch(call -> call.request().path().contains("secrets"));
    }

    @Test
    void anOperatorThatMayNotReadTheSecretSaysWhichRoleItLacks() throws Exception {
        going.server().faults().onEvery(call -> call.request().path().contains("/secrets/"), Fault.FORBIDDEN);

        going.perform(going.withTheRegistrys());

        assertThat(going.said())
                .contains("AuthFailed", "may not read Secret shared/push", "fleetgate-operator-registry-credentials");
        assertThat(going.registry().requests()).isEmpty();
    }

    @Test
    void anonymouslyNoSecretIsRead() throws Exception {
        going.perform(going.anonymous());

        assertThat(going.hasTag()).isFalse();
        assertThat(going.server().calls().all())
                .noneMatch(call -> call.request().path().contains("secrets"));
    }
}
