package io.fleetgate.process;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class CommandLineTest {
    private static final CommandLine COMMAND_LINE = new CommandLine(
            "tool",
            "Does something.",
            List.of(
                    new Setting("listen", "HOST:PORT", "127.0.0.1:1", "Where to listen."),
                    new Setting("store", "PATH", "", "What to read.")));

    @TempDir
    private Path folder;

    @Test
    void aSettingThatIsNotGivenHasItsDefault() {
        assertThat(value("listen")).isEqualTo("127.0.0.1:1");
        assertThat(value("store")).isEmpty();
    }

    @Test
    void aValueFollowsAnEqualsSignOrASpace() {
        assertThat(value("store", "--store=a=b")).isEqualTo("a=b");
        assertThat(value("store", "--store", "a")).isEqualTo("a");
    }

    @Test
    void everyMistakeIsNamedAtOnce() {
        assertThat(problems("--stor=a", "plain", "--listen=a", "--listen=b", "--store"))
                .containsExactly(
                        "unknown option --stor; --help lists the options",
                        "unknown option plain; --help lists the options",
                        "--listen is given twice; give it once",
                        "--store needs a value: --store=PATH");
    }

    @Test
    void helpWinsOverEverythingElse() {
        assertThat(COMMAND_LINE.parse(List.of("--nonsense", "--help"))).isInstanceOf(Arguments.Help.class);
        assertThat(COMMAND_LINE.help())
                .contains("--listen=HOST:PORT", "Where to listen. Default: 127.0.0.1:1.", "--config=FILE", "--help");
    }

    @Test
    void theCommandLineWinsOverTheFileAndTheFileOverTheDefaults() throws IOException {
        Path file = write("# settings\n\nstore: 'from file'\nlisten: \"1.2.3.4:5\"\n");

        assertThat(value("store", "--config=" + file)).isEqualTo("from file");
        assertThat(value("listen", "--config=" + file)).isEqualTo("1.2.3.4:5");
        assertThat(value("store", "--config=" + file, "--store=b")).isEqualTo("b");
    }

    @Test
    void everyMistakeInTheFileIsNamedWithItsLine() throws IOException {
        Path file = write("store: a\r\nnonsense\r\nstor: b\r\nstore: c\r\nconfig: d\r\n");

        assertThat(problems("--config=" + file))
                .containsExactly(
                        file + ":2: not a setting; write `name: VALUE`",
                        file + ":3: unknown setting stor; --help lists the settings",
                        file + ":4: store is set twice; set it once",
                        file + ":5: unknown setting config; --help lists the settings");
    }

    @Test
    void aFileThatDoesNotExistIsNamed() {
        Path absent = folder.resolve("absent");

        assertThat(problems("--config=" + absent)).containsExactly("the settings file " + absent + " does not exist");
    }

    private Path write(String text) throws IOException {
        return Files.writeString(folder.resolve("settings"), text);
    }

    private static String value(String name, String... arguments) {
        return switch (COMMAND_LINE.parse(List.of(arguments))) {
            case Arguments.Start(var values) -> values.get(name);
            case Arguments other -> throw new AssertionError(other);
        };
    }

    private static List<String> problems(String... arguments) {
        return switch (COMMAND_LINE.parse(List.of(arguments))) {
            case Arguments.Refused(List<String> problems) -> problems;
            case Arguments other -> throw new AssertionError(other);
        };
    }
}
