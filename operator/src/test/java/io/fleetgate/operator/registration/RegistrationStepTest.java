package io.fleetgate.operator.registration;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.node.ObjectNode;
import com.fasterxml.jackson.dataformat.yaml.YAMLMapper;
import io.fleetgate.reconcile.Step;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class RegistrationStepTest {
    private static final YAMLMapper YAML = new YAMLMapper();
    private static final String WANTED =
            "{metadata: {name: fleetgate-watched}, webhooks: [{name: a, timeoutSeconds: 10}]}";

    @Test
    void whatIsNotThereIsApplied() throws Exception {
        assertThat(step(WANTED, ""))
                .get()
                .isInstanceOfSatisfying(
                        Step.Apply.class,
                        apply ->
                                assertThat(apply.id()).hasToString("ValidatingWebhookConfiguration fleetgate-watched"));
    }

    @Test
    void defaultsOfTheApiServerAndLabelsOfOthersAreNoDifference() throws Exception {
        assertThat(step(WANTED, """
                metadata: {name: fleetgate-watched, uid: u, labels: {theirs: x}}
                webhooks: [{name: a, timeoutSeconds: 10, objectSelector: {}}]
                """)).isEmpty();
    }

    @Test
    void aWebhookThatDiffersIsMissingOrIsNotWantedIsApplied() throws Exception {
        assertThat(step(WANTED, "{metadata: {name: fleetgate-watched}, webhooks: [{name: a, timeoutSeconds: 5}]}"))
                .isPresent();
        assertThat(step(WANTED, "{metadata: {name: fleetgate-watched}, webhooks: []}"))
                .isPresent();
        assertThat(step(
                        WANTED,
                        "{metadata: {name: fleetgate-watched}, webhooks: [{name: a, timeoutSeconds: 10}, {name: b}]}"))
                .isPresent();
    }

    @Test
    void whatIsWantedNoMoreIsDeletedWithItsUid() throws Exception {
        assertThat(step("", "{metadata: {name: fleetgate-watched, uid: u7}}"))
                .get()
                .isInstanceOfSatisfying(
                        Step.Delete.class,
                        delete -> assertThat(delete.object().metadata().uid()).isEqualTo("u7"));
    }

    @Test
    void nothingIsDoneWhereNothingIsWantedAndNothingIsThere() throws Exception {
        assertThat(step("", "")).isEmpty();
    }

    private static Optional<Step.Write> step(String wanted, String stored) throws JsonProcessingException {
        return RegistrationStep.of(object(wanted), object(stored));
    }

    private static Optional<ObjectNode> object(String yaml) throws JsonProcessingException {
        return yaml.isEmpty() ? Optional.empty() : Optional.of((ObjectNode) YAML.readTree(yaml));
    }
}
