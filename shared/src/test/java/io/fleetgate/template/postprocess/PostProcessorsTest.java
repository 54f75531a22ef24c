package io.fleetgate.template.postprocess;

import static org.assertj.core.api.Assertions.assertThat;

import io.fleetgate.template.budget.RenderLimits;
import io.fleetgate.template.postprocess.PostProcessors.Made;
import io.fleetgate.template.postprocess.PostProcessors.Processed;
import io.fleetgate.template.postprocess.PostProcessors.Written;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** What is done to a rendered text. */
class PostProcessorsTest {
    private static final Written NO_MARGIN = replace("^[ ]+", "");

    @Test
    void everyTextEndsInANewline() {
        assertThat(applied("a")).isEqualTo("a\n");
        assertThat(applied("a\n")).isEqualTo("a\n");
        assertThat(applied("")).isEqualTo("\n");
    }

    @Test
    void patternsSeeOneLineAtATime() {
        assertThat(applied("  a  b\n   c", NO_MARGIN)).isEqualTo("a  b\nc\n");
        assertThat(applied("a\nb\n", replace("a\\nb", "x"))).isEqualTo("a\nb\n");
        assertThat(applied("a1\nb22\n\n", replace("([a-z])([0-9]+)", "$2$1"))).isEqualTo("1a\n22b\n\n");
    }

    @Test
    void theyRunInTheirOrder() {
        assertThat(applied("a", replace("a", "b"), replace("b", "c"))).isEqualTo("c\n");
        assertThat(applied("a", replace("b", "c"), replace("a", "b"))).isEqualTo("b\n");
    }

    @Test
    void lineEndsOfEitherKindStay() {
        assertThat(applied("HTTP/1.0 200\r\n  a\r\n\r\nb\n", NO_MARGIN, replace("a$", "x")))
                .isEqualTo("HTTP/1.0 200\r\nx\r\n\r\nb\n");
    }

    @Test
    void longLinesAreLines() {
        String line = "x".repeat(100_000);

        assertThat(applied("  " + line, NO_MARGIN)).isEqualTo(line + "\n");
    }

    @Test
    void whatIsNoPostProcessorIsRefusedWhenItIsMade() {
        assertThat(PostProcessors.of(List.of(NO_MARGIN, new Written("sort", Map.of()))))
                .isEqualTo(new Made.Refused(1, "has the type \"sort\", but there is regex_replace only"));
        assertThat(PostProcessors.of(List.of(new Written("regex_replace", Map.of("pattern", "a")))))
                .isEqualTo(new Made.Refused(0, "needs the params pattern and replace"));
        assertThat(PostProcessors.of(List.of(replace("(", ""))))
                .isEqualTo(new Made.Refused(0, "a regular expression is wrong: missing closing )"));
    }

    @Test
    void aTextMayNotGrowWithoutEnd() {
        PostProcessors grows = made(replace("", "x".repeat(10_000)));

        assertThat(grows.apply("a".repeat(10_000), RenderLimits.DEFAULT, () -> false))
                .isInstanceOf(Processed.Failed.class);
    }

    @Test
    void aPassedDeadlineIsNoFailure() {
        assertThat(made(NO_MARGIN).apply(" a\n".repeat(1000), RenderLimits.DEFAULT, () -> true))
                .isEqualTo(new Processed.OutOfTime());
    }

    private static String applied(String text, Written... processors) {
        return ((Processed.Done) made(processors).apply(text, RenderLimits.DEFAULT, () -> false)).text();
    }

    private static PostProcessors made(Written... processors) {
        return ((Made.Ready) PostProcessors.of(List.of(processors))).processors();
    }

    private static Written replace(String pattern, String replacement) {
        return new Written("regex_replace", Map.of("pattern", pattern, "replace", replacement));
    }
}
