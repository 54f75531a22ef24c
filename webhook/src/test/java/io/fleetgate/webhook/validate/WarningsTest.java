package io.fleetgate.webhook.validate;

import static org.assertj.core.api.Assertions.assertThat;

import io.fleetgate.problem.Problem;
import io.fleetgate.problem.Reason;
import java.util.Collections;
import java.util.List;
import org.junit.jupiter.api.Test;

class WarningsTest {

    @Test
    void aShortWarningIsSaidInFull() {
        assertThat(Warnings.texts(List.of(warning("was wrong")))).containsExactly("spec.a: was wrong; mend it");
    }

    @Test
    void aLongWarningIsCutAt120CharactersAndNeverInsideACharacter() {
        assertThat(Warnings.texts(List.of(warning("x".repeat(500)))))
                .singleElement()
                .satisfies(text -> assertThat(text).hasSize(120).endsWith("…"));
        assertThat(Warnings.texts(List.of(warning("x".repeat(110) + "😀".repeat(10)))))
                .singleElement()
                .satisfies(text -> assertThat(text.codePoints().noneMatch(WarningsTest::isSurrogate))
                        .isTrue());
    }

    @Test
    void warningsBeyond4096CharactersAreCounted() {
        List<String> texts = Warnings.texts(Collections.nCopies(1000, warning("x".repeat(500))));

        assertThat(String.join("", texts).length()).isLessThanOrEqualTo(4096);
        assertThat(texts).last().isEqualTo("+" + (1000 - texts.size() + 1) + " more");
    }

    @Test
    void aWarningThatQuotesALineBreakIsOneLine() {
        assertThat(Warnings.texts(List.of(warning("was \n\u001b[2Jwrong"))))
                .containsExactly("spec.a: was <U+000A><U+001B>[2Jwrong; mend it");
        assertThat(Warnings.texts(List.of(warning("\n".repeat(500)))))
                .singleElement()
                .satisfies(text -> assertThat(text).hasSize(120).startsWith("spec.a: <U+000A><U+000A>"));
    }

    private static boolean isSurrogate(int codePoint) {
        return codePoint >= Character.MIN_SURROGATE && codePoint <= Character.MAX_SURROGATE;
    }

    private static Problem warning(String message) {
        return Problem.warning("spec.a", Reason.NO_EFFECT, message, "mend it");
    }
}
