package io.fleetgate.operator.tag;

import static org.assertj.core.api.Assertions.assertThat;

import io.fleetgate.operator.apiserver.Fault;
import io.fleetgate.operator.gateway.Outcome;
import java.time.Duration;
import org.junit.jupiter.api.AutoClose;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What is known before a registry is asked to delete a tag, and what follows from its answer. */
class TagDeletionIT {
    @AutoClose
    private final GoingArtifact going = new GoingArtifact();

    TagDeletionIT() throws Exception {}

    @Test
    void whoeverLeadsAgainAsksAgain() throws Exception {
        going.fence(Duration.ZERO);
        assertThat(going.perform(going.anonymous())).isEqualTo(new Outcome.NotLeading());

        going.fence(Duration.ofMinutes(1));

        assertThat(going.perform(going.anonymous())).isEqualTo(new Outcome.Deleted());
        assertThat(going.hasTag()).isFalse();
    }

    @Test
    void aRegistryThatFailsIsLeftAloneForAWhile() throws Exception {
        going.registry().script("DELETE", 500);

        Outcome first = going.perform(going.anonymous());
        Outcome second = going.perform(going.anonymous());

        assertThat(first).isInstanceOf(Outcome.Postponed.class);
        assertThat(second).isInstanceOf(Outcome.Postponed.class);
        assertThat(going.registry().asked("DELETE")).isEqualTo(1);
        assertThat(going.said()).contains("DeleteFailed", going.registry().host() + " answers 500");
    }

    @Test
    void anAnswerIsNotLeftLyingBecauseAnotherRegistryFails() throws Exception {
        TagPace shared = new TagPace(System::nanoTime, 1, 1);
        try (GoingArtifact answered = new GoingArtifact(shared)) {
            assertThat(answered.begin(answered.anonymous())).isInstanceOf(Outcome.Postponed.class);
            shared.failed(Tried.attempt("fleet", "other", "dead"), Duration.ofMinutes(1));

            assertThat(answered.perform(answered.anonymous())).isEqualTo(new Outcome.Deleted());
        }
    }

    @Test
    @DisplayName("K06: a claim that only the API server itself knows of keeps the tag")
    void aClaimThatOnlyTheApiServerKnowsOfKeepsTheTag() throws Exception {
        going.server().fleet().load("""
                apiVersion: solar.opendefense.cloud/v1alpha1
                kind: RenderBinding
                metadata: {namespace: fleet, name: by-hand}
                spec: {renderArtifactRef: {name: web}, ownerKind: Person, ownerName: p, ownerNamespace: fleet}
                """);

        assertThat(going.perform(going.anonymous()))
                .isInstanceOfSatisfying(
                        Outcome.Postponed.class,
                        postponed -> assertThat(postponed.why()).contains("RenderBinding fleet/by-hand"));
        assertThat(going.registry().requests()).isEmpty();
        assertThat(going.written()).isEmpty();
    }

    @Test
    void whereTheClaimsCannotBeReadNothingIsDeletedAndNobodyBlamed() throws Exception {
        going.server()
                .faults()
                .onEvery(call -> call.request().path().endsWith("/renderbindings"), Fault.INTERNAL_ERROR);

        assertThat(going.perform(going.anonymous()))
                .isInstanceOfSatisfying(
                        Outcome.Postponed.class,
                        postponed -> assertThat(postponed.why())
                                .isEqualTo("the RenderBindings of namespace fleet cannot be read"));
        assertThat(going.registry().requests()).isEmpty();
        assertThat(going.written()).isEmpty();
    }

    @ParameterizedTest(name = "{0}")
    @ValueSource(strings = {"/renderbindings", "/secrets/push"})
    void anApiServerThatIsBusyIsLeftAloneForAsLongAsItAsksAndNothingIsSaidOfIt(String path) throws Exception {
        going.secret(GoingArtifact.BASIC_AUTH);
        going.server().faults().retryAfter(7);
        going.server().faults().onEvery(call -> call.request().path().endsWith(path), Fault.TOO_MANY_REQUESTS);

        Outcome outcome = going.perform(going.withTheRegistrys());
        long asked = going.server().calls().all().size();
        Outcome next = going.perform(going.withTheRegistrys());

        assertThat(outcome)
                .isInstanceOfSatisfying(
                        Outcome.Postponed.class,
                        postponed -> assertThat(postponed.retryAfter()).isEqualTo(Duration.ofSeconds(7)));
        assertThat(next).isInstanceOf(Outcome.Postponed.class);
        assertThat(going.server().calls().all()).hasSize((int) asked);
        assertThat(going.registry().requests()).isEmpty();
        assertThat(going.written()).isEmpty();
    }
}
