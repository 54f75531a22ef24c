package io.fleetgate.templating.proxy;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;

class ProxyFilesTest {
    @Test
    void theChecksumTellsWhereOnePartEndsAndTheNextBegins() {
        assertThat(files("ab", "c", "d").checksum())
                .isEqualTo(files("ab", "c", "d").checksum())
                .isNotEqualTo(files("a", "bc", "d").checksum())
                .isNotEqualTo(files("ab", "cd", "").checksum());
    }

    @Test
    void theChecksumChangesWithAFileBeside() {
        assertThat(files("a", "b", "c").checksum())
                .isNotEqualTo(files("a", "b", "x").checksum());
    }

    private static ProxyFiles files(String config, String name, String content) {
        return new ProxyFiles(config, new TreeMap<>(Map.of(name, content)), "/etc/haproxy");
    }
}
