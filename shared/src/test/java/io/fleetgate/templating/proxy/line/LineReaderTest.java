package io.fleetgate.templating.proxy.line;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class LineReaderTest {
    @Test
    void wordsStandBetweenSpacesAndTabs() {
        assertThat(words(" \tbind  127.0.0.1:80\tssl ")).containsExactly("bind", "127.0.0.1:80", "ssl");
    }

    @Test
    void aCommentEndsTheLineOutsideOfQuotesOnly() {
        assertThat(words("acl a path \"#x\" '#y' z\\#a#b")).containsExactly("acl", "a", "path", "#x", "#y", "z#a");
        assertThat(words("# nothing")).isEmpty();
    }

    @Test
    void quotesAreTakenAwayWhereverTheyStand() {
        assertThat(words("\"lua\"'-lo'ad  'a b'\"'\" '\"'")).containsExactly("lua-load", "a b'", "\"");
    }

    @Test
    void escapesAreResolvedOutsideOfStrongQuotes() {
        assertThat(words("a\\ b \\x6cua \"\\t\\\"\" '\\x6c' \\q \\$A"))
                .containsExactly("a b", "lua", "\t\"", "\\x6c", "\\q", "\\$A");
    }

    @Test
    void aDollarMeansTheEnvironmentInWeakQuotesOnly() {
        ConfigLine line = LineReader.read(1, "a $A '$A' \"\\$A\" \"$A\" x\"${B[*]-c d}\"y");

        assertThat(line.words())
                .containsExactly(
                        new Word("a", false),
                        new Word("$A", false),
                        new Word("$A", false),
                        new Word("$A", false),
                        new Word("$A", true),
                        new Word("x${B[*]-c d}y", true));
    }

    @Test
    void anEmptyLastWordIsNoWord() {
        assertThat(words("a \"\" b ''")).containsExactly("a", "", "b");
        assertThat(words("''")).isEmpty();
    }

    @Test
    void aLineWithAnEmptyFirstWordIsEmpty() {
        assertThat(LineReader.read(1, "'' bind :80").isEmpty()).isTrue();
    }

    @Test
    void aCarriageReturnEndsTheLineUnlessItIsOneOfSeveralSpaces() {
        assertThat(words("a b\r")).containsExactly("a", "b");
        assertThat(words("a\rb")).containsExactly("a");
        assertThat(words("\ra \rb")).containsExactly("a", "b");
        assertThat(LineReader.read(1, "a 'b\rc'").fault()).isEqualTo("unmatched quote at position 3");
    }

    @ParameterizedTest(name = "{1}")
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "bind \"a | unmatched quote at position 6",
                "bind 'a\" | unmatched quote at position 6",
                "bind \\x4 | truncated or invalid hexadecimal sequence at position 6",
                "bind a\\x00 | an escaped NUL, which ends a word for HAProxy at position 7",
                "bind \"$1\" | forbidden first character in the name of an environment variable at position 7",
                "bind \"${A\" | unmatched brace in the name of an environment variable at position 7",
                "bind \"${A[x]}\" | truncated or invalid word expansion at position 10",
            })
    void whatHaproxyCannotSplitIsAFault(String line, String fault) {
        assertThat(LineReader.read(1, line).fault()).isEqualTo(fault);
        assertThat(words(line)).isEmpty();
    }

    @Test
    void aNulIsAFault() {
        assertThat(LineReader.read(1, "a\0b").fault()).isEqualTo("stray NUL character at position 2");
    }

    @ParameterizedTest
    @ValueSource(ints = {64, 65})
    void aLineHasSixtyFourWords(int count) {
        assertThat(LineReader.read(1, "a ".repeat(count)).fault().isEmpty()).isEqualTo(count == 64);
    }

    private static List<String> words(String line) {
        return LineReader.read(1, line).words().stream().map(Word::text).toList();
    }
}
