package io.fleetgate.protection;

import static org.assertj.core.api.Assertions.assertThat;

import io.fleetgate.fixture.Fleet;
import io.fleetgate.fixture.Yaml;
import io.fleetgate.object.FleetObject;
import io.fleetgate.store.Change;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.util.HexFormat;
import java.util.List;
import java.util.SortedSet;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;

class ApprovalTest {
    private static final FleetObject<?> STORED = profile("uid: u-1");
    private static final SortedSet<Undeployed> LOSS = loss("sites/a", "sites/b");
    private static final String DELETED = Approval.digest(new Change.Delete(STORED), LOSS);

    @Test
    void itIsTheHashOfVerbUidAndLossAsCountedStrings() throws Exception {
        String bytes = "6:delete,3:u-1,7:sites/a,7:kyverno,6:apps/r,7:sites/b,7:kyverno,6:apps/r,";

        assertThat(DELETED)
                .isEqualTo("sha256:"
                        + HexFormat.of()
                                .formatHex(MessageDigest.getInstance("SHA-256")
                                        .digest(bytes.getBytes(StandardCharsets.UTF_8))));
    }

    @Test
    void settingTheAnnotationDoesNotChangeIt() {
        FleetObject<?> approved = profile("uid: u-1, annotations: {fleetgate.io/approve: '" + DELETED + "'}");

        assertThat(Approval.digest(new Change.Delete(approved), LOSS)).isEqualTo(DELETED);
        assertThat(Approval.given(new Change.Delete(approved))).isEqualTo(DELETED);
        assertThat(Approval.given(new Change.Update(STORED, approved))).isEqualTo(DELETED);
        assertThat(Approval.given(new Change.Update(approved, STORED))).isEmpty();
    }

    @Test
    void anotherLossVerbOrUidGivesAnother() {
        assertThat(List.of(
                        DELETED,
                        Approval.digest(new Change.Delete(STORED), loss("sites/a")),
                        Approval.digest(new Change.Delete(STORED), loss("sites/a", "sites/c")),
                        Approval.digest(new Change.Update(STORED, STORED), LOSS),
                        Approval.digest(new Change.Create(STORED), LOSS),
                        Approval.digest(new Change.Delete(profile("uid: u-2")), LOSS)))
                .doesNotHaveDuplicates();
    }

    @Test
    void anObjectThatIsCreatedHasNoUidYet() {
        assertThat(Approval.digest(new Change.Create(STORED), LOSS))
                .isEqualTo(Approval.digest(new Change.Create(profile("")), LOSS));
    }

    @Test
    void whereOneStringEndsAndTheNextBeginsCannotBeMistaken() {
        SortedSet<Undeployed> one =
                new TreeSet<>(List.of(new Undeployed(Fleet.key("s/a"), "k,6:apps", Fleet.key("a/r"))));
        SortedSet<Undeployed> other =
                new TreeSet<>(List.of(new Undeployed(Fleet.key("s/a"), "k", Fleet.key("6:apps/r"))));

        assertThat(Approval.digest(new Change.Delete(STORED), one))
                .isNotEqualTo(Approval.digest(new Change.Delete(STORED), other));
    }

    private static SortedSet<Undeployed> loss(String... targets) {
        SortedSet<Undeployed> loss = new TreeSet<>();
        for (String target : targets) {
            loss.add(new Undeployed(Fleet.key(target), "kyverno", Fleet.key("apps/r")));
        }
        return loss;
    }

    private static FleetObject<?> profile(String metadata) {
        return Fleet.object(Yaml.object("Profile", "ns/p", metadata, "releaseRef: {name: r}"));
    }
}
