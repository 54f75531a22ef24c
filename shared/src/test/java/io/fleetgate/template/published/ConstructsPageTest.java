package io.fleetgate.template.published;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

/** The table of docs/templates.md about the published syntax is what the compiler says. */
class ConstructsPageTest {

    @Test
    void everyConstructHasItsRow() throws IOException {
        assertThat(Files.readString(Path.of("../docs/templates.md")))
                .contains(Arrays.stream(Construct.values())
                        .map(construct -> "| `` " + construct.published().replace("|", "\\|") + " `` | "
                                + construct.ours().replace("|", "\\|") + " |")
                        .collect(Collectors.joining("\n", "| published | ours |\n|---|---|\n", "\n")));
    }
}
