package io.fleetgate.render.artifact;

import static org.assertj.core.api.Assertions.assertThat;

import io.fleetgate.api.solar.LocalReference;
import io.fleetgate.api.solar.ObjectReference;
import io.fleetgate.api.solar.RenderBindingSpec;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

/** The registry of an artifact; its bindings are given sorted by name. */
class ArtifactPinTest {
    private static final ObjectReference NONE = registry("", "");
    private static final ObjectReference FIRST = registry("first", "");
    private static final ObjectReference SECOND = registry("second", "prov");

    @Test
    @DisplayName("K03, F25: it follows the survivor when the pinned binding is gone")
    void itFollowsTheSurvivorWhenThePinnedBindingIsGone() {
        assertThat(pin(FIRST, FIRST, SECOND)).isEqualTo(FIRST);
        assertThat(pin(FIRST, SECOND)).isEqualTo(SECOND);
    }

    @Test
    @DisplayName("K07: a binding without registry that sorts first does not clear it")
    void aBindingWithoutRegistryThatSortsFirstDoesNotClearIt() {
        assertThat(pin(SECOND, NONE, SECOND)).isEqualTo(SECOND);
        assertThat(pin(SECOND, NONE, FIRST)).isEqualTo(FIRST);
        assertThat(pin(FIRST, NONE)).isEqualTo(FIRST);
        assertThat(pin(FIRST)).isEqualTo(FIRST);
    }

    @Test
    void theOwnNamespaceWrittenOutIsNoOtherRegistry() {
        assertThat(pin(registry("first", "ns"), FIRST)).isEqualTo(registry("first", "ns"));
        assertThat(pin(FIRST, registry("first", "ns"))).isEqualTo(FIRST);
    }

    private static ObjectReference pin(ObjectReference current, ObjectReference... ofBindings) {
        List<RenderBindingSpec> bindings = Stream.of(ofBindings)
                .map(registry -> new RenderBindingSpec(new LocalReference("a"), "Target", "t", "ns", registry))
                .toList();
        return ArtifactPin.of(current, "ns", bindings);
    }

    private static ObjectReference registry(String name, String namespace) {
        return new ObjectReference(name, namespace);
    }
}
