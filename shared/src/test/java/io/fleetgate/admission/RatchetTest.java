package io.fleetgate.admission;

import static io.fleetgate.fixture.Yaml.object;
import static io.fleetgate.fixture.Yaml.profile;
import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.node.ObjectNode;
import io.fleetgate.fixture.Fleet;
import io.fleetgate.object.FleetObject;
import io.fleetgate.policy.RulePolicy;
import io.fleetgate.store.Change;
import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

/** What was wrong before is only warned about as long as it is left exactly as it was. */
class RatchetTest {
    private final AdmissionRules rules = new AdmissionRules(RulePolicy.DEFAULT);

    @Test
    @DisplayName("BC-010: a fault that is stored may be left as it is or mended, and not replaced by another")
    void aStoredFaultMayBeLeftOrMendedAndNotReplaced() {
        String stored = object("Registry", "ns/r", "", "scanInterval: -5m");

        assertThat(update(stored, object("Registry", "ns/r", "annotations: {note: x}", "scanInterval: -5m")))
                .isInstanceOf(Verdict.Allowed.class);
        assertThat(update(stored, object("Registry", "ns/r", "", "scanInterval: -6m")))
                .isInstanceOf(Verdict.Denied.class);
        assertThat(update(stored, object("Registry", "ns/r", "", "scanInterval: 5m")))
                .isEqualTo(new Verdict.Allowed(List.of()));
    }

    @Test
    @DisplayName("A13: finalizers alone may change on an object that has a fault")
    void finalizersAloneMayChange() {
        String spec = "scanInterval: -5m";

        assertThat(update(
                        object("Registry", "ns/r", "finalizers: [a.test/b]", spec),
                        object("Registry", "ns/r", "", spec)))
                .isInstanceOf(Verdict.Allowed.class);
    }

    @Test
    void aContradictionThatIsChangedIsDeniedWhicheverSideIsChanged() {
        String before = binding("a", "b");

        assertThat(update(before, binding("a", "b"))).isInstanceOf(Verdict.Allowed.class);
        assertThat(update(before, binding("a", "c"))).isInstanceOf(Verdict.Denied.class);
        assertThat(update(before, binding("c", "b"))).isInstanceOf(Verdict.Denied.class);
    }

    @Test
    void aBadValueUnderAKeyWithQuotesAndBracketsIsComparedToo() {
        String before = profile("ns/p", "r", "{matchLabels: {\"a']b\": '-'}}");

        assertThat(update(before, profile("ns/p", "other", "{matchLabels: {\"a']b\": '-'}}")))
                .isInstanceOf(Verdict.Allowed.class);
        assertThat(update(before, profile("ns/p", "r", "{matchLabels: {\"a']b\": '--'}}")))
                .isInstanceOf(Verdict.Denied.class);
    }

    @Test
    void aRenderedNumberTooLargeForItsTypeIsComparedLikeAnyOther() {
        FleetObject<?> task = Fleet.object(object("RenderTask", "ns/t", "", "release: {values: {}}"));
        ObjectNode document = task.document().deepCopy();
        ((ObjectNode) document.at("/spec/release/values")).put("limit", Double.POSITIVE_INFINITY);
        FleetObject<?> infinite = FleetObject.read(task.kind(), document);

        assertThat(rules.judge(Fleet.empty(), new Change.Update(infinite, infinite)))
                .isInstanceOf(Verdict.Allowed.class);
        assertThat(rules.judge(Fleet.empty(), new Change.Update(task, infinite)))
                .isInstanceOf(Verdict.Denied.class);
    }

    private Verdict update(String before, String after) {
        return rules.judge(Fleet.empty(), new Change.Update(Fleet.object(before), Fleet.object(after)));
    }

    private static String binding(String nested, String flat) {
        return object(
                "ReleaseBinding",
                "ns/b",
                "",
                "targetRef: {name: t, namespace: " + nested + "}, targetNamespace: " + flat
                        + ", releaseRef: {name: r}");
    }
}
