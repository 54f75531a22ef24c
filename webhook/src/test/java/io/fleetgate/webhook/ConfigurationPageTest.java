package io.fleetgate.webhook;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;

class ConfigurationPageTest {

    @Test
    void thePageShowsTheHelpTextAsItIs() throws IOException {
        String page = Files.readString(Path.of("../docs/configuration.md"));

        assertThat(page).contains("```text\n" + Main.COMMAND_LINE.help() + "```");
    }
}
