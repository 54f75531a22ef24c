package io.fleetgate.object;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;

class ObjectKeyTest {
    private static final List<String> NAMES = List.of("", "a", "a-b", "a.b", "a0", "b", "ab", "\uFFFD", "\uD83D\uDE00");

    @Test
    void sortsByTheBytesOfNamespaceAndName() {
        List<ObjectKey> keys = NAMES.stream()
                .flatMap(namespace -> NAMES.stream().map(name -> new ObjectKey(namespace, name)))
                .toList();

        for (ObjectKey one : keys) {
            for (ObjectKey other : keys) {
                int order = Arrays.compareUnsigned(bytes(one), bytes(other));
                if (order != 0) {
                    assertThat(Integer.signum(one.compareTo(other)))
                            .as("%s and %s", one, other)
                            .isEqualTo(Integer.signum(order));
                }
            }
        }
    }

    private static byte[] bytes(ObjectKey key) {
        return key.toString().getBytes(StandardCharsets.UTF_8);
    }
}
