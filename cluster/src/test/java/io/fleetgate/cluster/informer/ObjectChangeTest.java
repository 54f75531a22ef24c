package io.fleetgate.cluster.informer;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.fleetgate.api.solar.SolarKinds;
import io.fleetgate.cluster.watch.StoredTree;
import io.fleetgate.object.ObjectKey;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

/** When something is to be said of an object that cannot be read. */
class ObjectChangeTest {
    private final StoredObject odd;
    private final StoredObject sound;

    ObjectChangeTest() throws Exception {
        sound = stored(JsonNodeFactory.instance.objectNode());
        odd = stored(JsonNodeFactory.instance.objectNode().put("spec", "none"));
    }

    @Test
    void itIsSetAsideWhenItCannotBeReadAnyMoreOrComesSo() {
        assertThat(change(sound, odd).setsAside()).isTrue();
        assertThat(change(null, odd).setsAside()).isTrue();
    }

    @Test
    void itIsNotSetAsideAgainWhenItIsEdited() {
        assertThat(change(odd, odd).setsAside()).isFalse();
        assertThat(change(odd, odd).endsSettingAside()).isFalse();
    }

    @Test
    void thatEndsWhenItCanBeReadOrIsGone() {
        assertThat(change(odd, sound).endsSettingAside()).isTrue();
        assertThat(change(odd, null).endsSettingAside()).isTrue();
    }

    @Test
    void ofOthersNothingIsToBeSaid() {
        assertThat(change(sound, sound).setsAside()).isFalse();
        assertThat(change(sound, null).endsSettingAside()).isFalse();
    }

    private static ObjectChange change(@Nullable StoredObject before, @Nullable StoredObject after) {
        return new ObjectChange(SolarKinds.TARGET, new ObjectKey("ns", "a"), before, after);
    }

    private static StoredObject stored(ObjectNode document) throws Exception {
        document.putObject("metadata").put("namespace", "ns").put("name", "a");
        return StoredObject.of(SolarKinds.TARGET, StoredTree.copyOf(document));
    }
}
