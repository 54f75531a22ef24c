package io.fleetgate.templating.proxy.external;

import static org.assertj.core.api.Assertions.assertThat;

import io.fleetgate.templating.proxy.ProxyFiles;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;

class OriginPathTest {
    @Test
    void onlyTheFirstLineThatNamesTheFolderInProductionIsReplaced() {
        ProxyFiles files = files("global\n  default-path  origin \"/etc/haproxy\" # x\n  log a\n", "b", "");

        assertThat(OriginPath.replaced(files)).isEqualTo("global\ndefault-path current\n  log a\n");
    }

    @Test
    void aConfigurationThatDoesNotNameTheFolderStaysAsItIs() {
        String config = "global\n  default-path origin /srv\n";

        assertThat(OriginPath.replaced(files(config, "b", ""))).isEqualTo(config);
    }

    private static ProxyFiles files(String config, String name, String content) {
        return new ProxyFiles(config, new TreeMap<>(Map.of(name, content)), "/etc/haproxy");
    }
}
