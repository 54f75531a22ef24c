package io.fleetgate.store;

import static io.fleetgate.fixture.Yaml.binding;
import static io.fleetgate.fixture.Yaml.object;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.fleetgate.api.solar.SolarKinds;
import io.fleetgate.fixture.Fleet;
import io.fleetgate.object.FleetObject;
import io.fleetgate.object.ObjectKey;
import io.fleetgate.object.Part;
import io.fleetgate.rollout.binding.RolloutIndexes;
import java.util.Collection;
import org.junit.jupiter.api.Test;

/** What an index says while a binding is set aside of which the target, or the release, cannot be read. */
class UnreadableLookupTest {
    private static final ObjectKey EDGE = Fleet.key("ns/edge");
    private static final ObjectKey WEB = Fleet.key("ns/web");

    private final Snapshot sound =
            Fleet.of(binding("ns/a", "{name: edge}", "web") + binding("far/a", "{name: edge}", "web"));
    private final Snapshot withoutTarget = odd("targetRef: {name: 7}, releaseRef: {name: web}");
    private final Snapshot withoutRelease = odd("targetRef: {name: edge}, releaseRef: 7");

    @Test
    void whatItSaysOfItselfIsWhereItIs() {
        assertThatThrownBy(() -> targeting(withoutRelease, EDGE).size()).hasMessageContaining("ReleaseBinding ns/odd");
        assertThat(targeting(withoutRelease, Fleet.key("ns/other"))).isEmpty();
    }

    @Test
    void whoeverNeedsNoMoreOfItThanItSaysFindsIt() {
        assertThat(targeting(withoutRelease.asking(Part.METADATA), EDGE)).hasSize(2);
    }

    @Test
    void whatItDoesNotSayMayBeAnything() {
        assertThatThrownBy(() -> targeting(withoutTarget, Fleet.key("far/edge")).size())
                .isInstanceOf(UndecidableException.class);
    }

    @Test
    void whatIsAlwaysInItsNamespaceIsInNoOther() {
        assertThat(withoutRelease.lookup(RolloutIndexes.BINDINGS_BY_RELEASE, Fleet.key("far/web")))
                .hasSize(1);
        assertThatThrownBy(() -> withoutRelease
                        .lookup(RolloutIndexes.BINDINGS_BY_RELEASE, Fleet.key("ns/none"))
                        .isEmpty())
                .isInstanceOf(UndecidableException.class);
    }

    @Test
    void oneThatIsKnownIsFoundAllTheSame() {
        Collection<? extends FleetObject<?>> found = withoutRelease.lookup(RolloutIndexes.BINDINGS_BY_RELEASE, WEB);

        assertThat(found.isEmpty()).isFalse();
        assertThat(found.stream().anyMatch(binding -> binding.name().equals("a")))
                .isTrue();
        assertThatThrownBy(() -> found.stream().anyMatch(FleetObject::isTerminating))
                .isInstanceOf(UndecidableException.class);
    }

    @Test
    void theFirstIsNotKnownWhereAnotherMayComeBefore() {
        assertThatThrownBy(() -> withoutRelease.requireReadable(RolloutIndexes.BINDINGS_BY_RELEASE, WEB))
                .isInstanceOf(UndecidableException.class);
        withoutRelease.requireReadable(RolloutIndexes.BINDINGS_BY_RELEASE, Fleet.key("far/web"));
    }

    @Test
    void itMakesNoDifferenceWhereItsNamespaceMakesNone() {
        assertThat(withoutTarget.lookup(RolloutIndexes.BINDINGS_BY_TARGET, EDGE, "far"::equals))
                .hasSize(1);
        assertThatThrownBy(() -> withoutTarget
                        .lookup(RolloutIndexes.BINDINGS_BY_TARGET, EDGE, "ns"::equals)
                        .size())
                .isInstanceOf(UndecidableException.class);
    }

    @Test
    void namespacesAreAskedAboutOnlyWhereSomethingCannotBeRead() {
        assertThat(sound.lookup(RolloutIndexes.BINDINGS_BY_TARGET, EDGE, UnreadableLookupTest::unasked))
                .hasSize(1);
        assertThat(withoutRelease.lookup(
                        RolloutIndexes.BINDINGS_BY_TARGET, Fleet.key("far/edge"), UnreadableLookupTest::unasked))
                .hasSize(1);
    }

    @Test
    void mendedOrGoneItIsDoubtedNoMore() {
        Snapshot mended = withoutTarget.with(Fleet.object(binding("ns/odd", "{name: other}", "web")));
        Snapshot gone = withoutTarget.without(SolarKinds.RELEASE_BINDING, Fleet.key("ns/odd"));

        assertThat(targeting(mended, EDGE)).hasSize(1);
        assertThat(targeting(mended, Fleet.key("ns/other"))).hasSize(1);
        assertThat(targeting(gone, EDGE)).hasSize(1);
        assertThat(targeting(
                        odd("targetRef: {name: edge}, releaseRef: 7")
                                .withUnreadable(Fleet.unreadable(object(
                                        "ReleaseBinding", "ns/odd", "", "targetRef: {name: other}, releaseRef: 7"))),
                        EDGE))
                .hasSize(1);
    }

    private Snapshot odd(String spec) {
        return sound.withUnreadable(Fleet.unreadable(object("ReleaseBinding", "ns/odd", "", spec)));
    }

    private static Collection<? extends FleetObject<?>> targeting(Snapshot snapshot, ObjectKey target) {
        return snapshot.lookup(RolloutIndexes.BINDINGS_BY_TARGET, target);
    }

    private static boolean unasked(String namespace) {
        throw new AssertionError("asked about namespace " + namespace);
    }
}
