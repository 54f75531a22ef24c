package io.fleetgate.operator.crash;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.dataformat.yaml.YAMLMapper;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Histories in which the order was kept, and such in which it was not. */
class DeletionOrderTest {
    private static final String PROFILE_IS_LET_GO =
            "Profile fleet/base loses solar.opendefense.cloud/profile-finalizer before ReleaseBinding fleet/base-berlin is gone";
    private static final String RELEASE_IS_LET_GO =
            "Release fleet/kyverno loses solar.opendefense.cloud/release-ref before ReleaseBinding fleet/base-berlin is gone";

    private final List<JsonNode> history = new ArrayList<>();

    DeletionOrderTest() {
        happens("ADDED", release("release-finalizer, release-ref"));
        happens("ADDED", profile("profile-finalizer"));
        happens("ADDED", binding("releasebinding-finalizer"));
    }

    @Test
    void theBindingThenTheProfileThenTheReleaseIsTheOrder() {
        happens("MODIFIED", terminating(profile("profile-finalizer")));
        happens("MODIFIED", terminating(binding("releasebinding-finalizer")));
        happens("DELETED", terminating(binding("")));
        happens("DELETED", terminating(profile("profile-finalizer")));
        happens("MODIFIED", release("release-finalizer"));

        assertThat(DeletionOrder.violations(history)).isEmpty();
    }

    @Test
    void aProfileThatLosesItsFinalizerWhileABindingIsThereIsAgainstTheOrder() {
        happens("MODIFIED", terminating(profile("example.com/held")));

        assertThat(DeletionOrder.violations(history)).containsExactly(PROFILE_IS_LET_GO);
    }

    @Test
    void aProfileThatIsGoneWhileABindingIsThereIsAgainstTheOrder() {
        happens("DELETED", terminating(profile("profile-finalizer")));

        assertThat(DeletionOrder.violations(history)).containsExactly(PROFILE_IS_LET_GO);
    }

    @Test
    void aBindingThatIsBeingDeletedIsThereStill() {
        happens("MODIFIED", terminating(binding("example.com/held")));
        happens("DELETED", terminating(profile("profile-finalizer")));

        assertThat(DeletionOrder.violations(history)).containsExactly(PROFILE_IS_LET_GO);
    }

    @Test
    void aReleaseThatLosesItsProtectionWhileABindingIsThereIsAgainstTheOrder() {
        happens("MODIFIED", release("release-finalizer"));

        assertThat(DeletionOrder.violations(history)).containsExactly(RELEASE_IS_LET_GO);
    }

    @Test
    void aReleaseThatIsGoneWhileABindingIsThereIsAgainstTheOrder() {
        happens("DELETED", terminating(release("release-ref")));

        assertThat(DeletionOrder.violations(history)).containsExactly(RELEASE_IS_LET_GO);
    }

    @ParameterizedTest
    @ValueSource(strings = {"fleet/other", "elsewhere/base"})
    void bindingsOfOthersHoldNothing(String other) {
        String name = other.substring(other.indexOf('/') + 1);
        String namespace = other.substring(0, other.indexOf('/'));
        String profile = profile("profile-finalizer")
                .replace("name: base", "name: " + name)
                .replace("namespace: fleet", "namespace: " + namespace)
                .replace("uid: profile-1", "uid: profile-2");
        happens("ADDED", profile);

        happens("DELETED", profile);

        assertThat(DeletionOrder.violations(history)).isEmpty();
    }

    private void happens(String type, String object) {
        try {
            history.add(new YAMLMapper().readTree("{type: " + type + ", object: " + object + "}"));
        } catch (JsonProcessingException e) {
            throw new IllegalArgumentException(e);
        }
    }

    private static String terminating(String object) {
        return object.replace("metadata: {", "metadata: {deletionTimestamp: '2026-11-30T00:00:00Z', ");
    }

    private static String release(String finalizers) {
        return "{kind: Release, metadata: {namespace: fleet, name: kyverno, uid: release-1, finalizers: "
                + finalizers(finalizers) + "}}";
    }

    private static String profile(String finalizers) {
        return "{kind: Profile, metadata: {namespace: fleet, name: base, uid: profile-1, finalizers: "
                + finalizers(finalizers) + "}, spec: {releaseRef: {name: kyverno}}}";
    }

    private static String binding(String finalizers) {
        return "{kind: ReleaseBinding, metadata: {namespace: fleet, name: base-berlin, uid: binding-1, finalizers: "
                + finalizers(finalizers) + ", ownerReferences: [{kind: Profile, name: base, uid: profile-1}]},"
                + " spec: {releaseRef: {name: kyverno}, targetRef: {name: berlin}}}";
    }

    /** Those without a domain are the operator's. */
    private static String finalizers(String names) {
        return "[" + names.replaceAll("(^|, )([a-z-]+)(?=,|$)", "$1solar.opendefense.cloud/$2") + "]";
    }
}
