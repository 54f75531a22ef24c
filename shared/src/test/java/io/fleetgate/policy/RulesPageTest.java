package io.fleetgate.policy;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

class RulesPageTest {
    private static final String HEAD = "| rule | default | modes | what it asks for |\n|---|---|---|---|\n";

    @Test
    void thePageListsEveryRuleWithItsModes() throws IOException {
        String page = Files.readString(Path.of("../docs/configuration.md"));

        assertThat(page)
                .contains(Arrays.stream(Rule.values())
                        .map(RulesPageTest::row)
                        .collect(Collectors.joining("\n", HEAD, "\n\n")));
    }

    @Test
    void theExampleOfThePageIsValid() throws IOException {
        String page = Files.readString(Path.of("../docs/configuration.md"));
        String example =
                page.substring(page.indexOf("```yaml\n") + 8, page.indexOf("```\n", page.indexOf("```yaml\n")));

        assertThat(RulesText.read(example.getBytes(StandardCharsets.UTF_8))).isInstanceOf(RulesText.Valid.class);
    }

    private static String row(Rule rule) {
        String modes = Arrays.stream(Mode.values())
                .filter(rule.choice()::permits)
                .map(Mode::wireName)
                .collect(Collectors.joining(", "));
        return "| `" + rule.wireName() + "` | " + rule.defaultMode().wireName() + " | " + modes + " | "
                + rule.description() + " |";
    }
}
