package io.fleetgate.e2e.access;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.dataformat.yaml.YAMLMapper;
import io.fleetgate.e2e.controlplane.AuditEntry;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Requests that keep the order, and such that do not. */
class DeletionOrderTest {
    private static final String OPERATOR = "operator";
    private static final String USER = "user";
    private static final String UID = "{preconditions: {uid: of-that-one}}";
    private static final String NONE = "{metadata: {finalizers: []}}";

    private final List<AuditEntry> entries = new ArrayList<>();

    DeletionOrderTest() {
        ask(OPERATOR, "create", "releasebindings", "", """
                metadata:
                  name: base-berlin
                  finalizers: [solar.opendefense.cloud/releasebinding-finalizer]
                  ownerReferences: [{kind: Profile, name: base}]
                spec: {releaseRef: {name: kyverno}, targetRef: {name: berlin}}
                """);
    }

    @Test
    void theBindingThenTheProfileThenTheReleaseIsTheOrder() {
        ask(OPERATOR, "delete", "releasebindings", "base-berlin", UID);
        ask(OPERATOR, "patch", "releasebindings", "base-berlin", NONE);
        ask(OPERATOR, "patch", "profiles", "base", NONE);
        ask(OPERATOR, "patch", "releases", "kyverno", NONE);

        assertThat(violations()).isEmpty();
    }

    @ParameterizedTest
    @CsvSource({"profiles, base, profile-finalizer", "releases, kyverno, release-ref"})
    void whatIsLetGoWhileABindingIsThereIsAgainstTheOrder(String resource, String name, String finalizer) {
        ask(OPERATOR, "patch", resource, name, NONE);

        assertThat(violations())
                .containsExactly("took solar.opendefense.cloud/" + finalizer + " off fleet/" + name
                        + " while there was fleet/base-berlin");
    }

    @ParameterizedTest
    @CsvSource({"profiles, base", "releases, kyverno"})
    void aBindingThatIsBeingDeletedIsThereStill(String resource, String name) {
        ask(OPERATOR, "delete", "releasebindings", "base-berlin", UID);
        ask(OPERATOR, "patch", "releasebindings", "base-berlin", "{metadata: {finalizers: [example.com/held]}}");
        ask(OPERATOR, "patch", resource, name, NONE);

        assertThat(violations()).hasSize(1);
    }

    @Test
    void aBindingThatSomebodyElseLetsGoOfIsThereNoLonger() {
        ask(OPERATOR, "delete", "releasebindings", "base-berlin", UID);
        ask(OPERATOR, "patch", "releasebindings", "base-berlin", "{metadata: {finalizers: [example.com/held]}}");
        ask(USER, "update", "releasebindings", "base-berlin", "{metadata: {name: base-berlin}, spec: {}}");
        ask(OPERATOR, "patch", "profiles", "base", NONE);
        ask(OPERATOR, "patch", "releases", "kyverno", NONE);

        assertThat(violations()).isEmpty();
    }

    @Test
    void whatKeepsItsFinalizerIsNotLetGo() {
        ask(OPERATOR, "patch", "profiles", "base", finalizers("solar.opendefense.cloud/profile-finalizer"));
        ask(OPERATOR, "patch", "releases", "kyverno", finalizers("solar.opendefense.cloud/release-ref"));

        assertThat(violations()).isEmpty();
    }

    @Test
    void aDeletionOfWhateverHasTheNameIsNotDecided() {
        ask(OPERATOR, "delete", "rendertasks", "berlin", "{}");

        assertThat(violations()).containsExactly("deleted whatever has the name fleet/berlin");
    }

    @Test
    void othersAndWhatIsRefusedAreNotTheOperators() {
        ask(USER, "delete", "profiles", "base", "{}");
        ask(USER, "patch", "profiles", "base", NONE);
        ask(OPERATOR, "patch", "releases", "kyverno", NONE, 409);

        assertThat(violations()).isEmpty();
    }

    @Test
    void requestsCountInTheOrderInWhichTheyWereDone() {
        ask(OPERATOR, "patch", "profiles", "base", NONE);
        ask(OPERATOR, "delete", "releasebindings", "base-berlin", UID);
        ask(OPERATOR, "patch", "releasebindings", "base-berlin", NONE);

        assertThat(DeletionOrder.violations(entries.reversed(), OPERATOR)).hasSize(1);
    }

    private List<String> violations() {
        return DeletionOrder.violations(entries, OPERATOR);
    }

    private void ask(String user, String verb, String resource, String name, String body) {
        ask(user, verb, resource, name, body, 200);
    }

    private void ask(String user, String verb, String resource, String name, String body, int code) {
        JsonNode event = JsonNodeFactory.instance
                .objectNode()
                .put("stageTimestamp", "2026-11-30T00:00:00.%06dZ".formatted(entries.size()))
                .set("requestObject", json(body));
        entries.add(new AuditEntry(user, verb, "solar.opendefense.cloud", resource, "fleet", name, code, event));
    }

    private static String finalizers(String finalizer) {
        return "{metadata: {finalizers: [" + finalizer + "]}}";
    }

    private static JsonNode json(String yaml) {
        try {
            return new YAMLMapper().readTree(yaml);
        } catch (JsonProcessingException e) {
            throw new IllegalArgumentException(e);
        }
    }
}
