package io.fleetgate.text;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class PrintableTextTest {

    @ParameterizedTest
    @ValueSource(strings = {"kyverno", "a.b/C_9-x"})
    void aShortWordOfLettersAndDigitsIsItself(String text) {
        assertThat(PrintableText.plain(text)).isEqualTo(text);
    }

    @Test
    void anyOtherWordIsQuoted() {
        assertThat(PrintableText.plain("a b\n")).isEqualTo("\"a b<U+000A>\"");
        assertThat(PrintableText.plain("")).isEqualTo("\"\"");
        assertThat(PrintableText.plain("x".repeat(81))).isEqualTo("\"" + "x".repeat(80) + "…\"");
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "a = \"b\"; +3 more", "\tindented", "früh … 😀"})
    void aLineThatCommandsNothingIsItself(String line) {
        assertThat(PrintableText.onOneLine(line)).isEqualTo(line);
    }

    @Test
    void whatWouldEndALineOrCommandATerminalIsShownByItsCodePoint() {
        assertThat(PrintableText.onOneLine("a\r\nb\u0085c\u2028d\u2029e"))
                .isEqualTo("a<U+000D><U+000A>b<U+0085>c<U+2028>d<U+2029>e");
        assertThat(PrintableText.onOneLine("\u001b[2J\u009b2J\u007f\0"))
                .isEqualTo("<U+001B>[2J<U+009B>2J<U+007F><U+0000>");
        assertThat(PrintableText.onOneLine("a\u202eb\u200bc")).isEqualTo("a<U+202E>b<U+200B>c");
    }

    @Test
    void halfACharacterIsShownAndAWholeOneKept() {
        assertThat(PrintableText.onOneLine("\ud83d \ud83d\ude00")).isEqualTo("<U+D83D> \ud83d\ude00");
    }
}
