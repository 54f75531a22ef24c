package io.fleetgate.e2e.haproxy;

import static org.assertj.core.api.Assertions.assertThat;

import io.fleetgate.e2e.process.Command;
import io.fleetgate.e2e.process.Programs;
import io.fleetgate.haproxy.ChildLimits;
import io.fleetgate.haproxy.HaproxyBinary;
import io.fleetgate.templating.proxy.ProxyFiles;
import io.fleetgate.templating.proxy.external.ExternalVerdict;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * An attacker who writes templates renders a Lua file and a line that loads it. An HAProxy that only checks runs the file, however
 * the line is written: each line is first shown to be an attack.
 */
class RenderedLuaE2E {
    private static final Duration WITHIN = Duration.ofSeconds(30);

    private static Path binary = Path.of("");

    @TempDir
    Path folder;

    @BeforeAll
    static void unpack() throws IOException, InterruptedException {
        binary = Path.of(Programs.builtBy(Path.of("haproxy/build")).path("haproxy"));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "lua-load general/a.lua",
                "lua-load-per-thread general/a.lua",
                "\"lua-\"load general/a.lua",
                "'lua-load' general/a.lua",
                "\\x6cua-load general/a.lua",
                "lua-load\\x00x general/a.lua",
                "no lua-load general/a.lua",
                "default lua-load general/a.lua",
                "\rlua-load general/a.lua",
                "\u000blua-load general/a.lua",
                "\"${NOTHING-lua-load}\" general/a.lua",
                "\"${NOTHING[*]-lua-load general/a.lua}\"",
                ".if 1\nlua-load general/a.lua\n.endif",
                "lua-load general/../general/a.lua",
            })
    void aLuaFileThatHaproxyWouldRunIsRefused(String line) throws IOException, InterruptedException {
        Path canary = folder.resolve("canary");
        String lua = "io.open('" + canary + "', 'w'):close()\n";
        ProxyFiles files = ProxyConfigs.ending("global\n" + line + "\n", Map.of("general/a.lua", lua));

        runUnguarded(files);
        assertThat(canary).exists();
        Files.delete(canary);

        assertThat(new HaproxyBinary(binary, folder, ChildLimits.DEFAULT, 1).check(files, WITHIN))
                .isInstanceOf(ExternalVerdict.Refused.class);
        assertThat(canary).doesNotExist();
    }

    private void runUnguarded(ProxyFiles files) throws IOException, InterruptedException {
        Path unguarded = Files.createDirectories(folder.resolve("unguarded"));
        Files.createDirectories(unguarded.resolve("general"));
        for (Map.Entry<String, String> file : files.files().entrySet()) {
            Files.writeString(unguarded.resolve(file.getKey()), file.getValue());
        }
        String config = files.config().replace("origin /etc/haproxy", "config");
        Path written = Files.write(unguarded.resolve(ProxyFiles.CONFIG), config.getBytes(StandardCharsets.UTF_8));
        Command.of(List.of(binary.toString(), "-c", "-f", written.toString())).run(WITHIN);
    }
}
