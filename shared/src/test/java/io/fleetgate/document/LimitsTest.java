package io.fleetgate.document;

import static io.fleetgate.document.Streams.HEAD;
import static io.fleetgate.document.Streams.problem;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.fleetgate.problem.Reason;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.junit.jupiter.api.Test;

class LimitsTest {
    private static final Limits SMALL = new Limits(10_000, 10, 3, 100, 20, 50, 10);

    @Test
    void tooManyBytesAreRefusedUnread() {
        assertThat(small("#".repeat(10_001))).startsWith("line 1: is larger than 10000 bytes");
        assertThat(Documents.read(new byte[9 << 20], Limits.DEFAULT)
                        .problems()
                        .getFirst()
                        .problem()
                        .reason())
                .isEqualTo(Reason.TOO_LARGE);
    }

    @Test
    void tenThousandLevelsAreRefusedInEveryStyle() {
        for (String levels : List.of(
                "{\"a\":".repeat(10_000) + "1" + "}".repeat(10_000),
                "[".repeat(10_000) + "]".repeat(10_000),
                HEAD + "v: " + "[".repeat(10_000) + "]".repeat(10_000),
                HEAD + "v: " + "{a: ".repeat(10_000) + "}".repeat(10_000),
                "- ".repeat(10_000) + "x")) {
            assertThat(problem(levels)).contains("is nested deeper than 100 levels; write it with less nesting");
        }
    }

    @Test
    void theDeepestLevelIsCountedAlikeInYamlAndJson() {
        String nine = "[".repeat(9) + "]".repeat(9);
        String ten = "[" + nine + "]";
        String json = "{\"apiVersion\": \"v1\", \"kind\": \"X\", \"metadata\": {\"name\": \"a\"}, \"v\": %s}";

        assertThat(read(HEAD + "v: " + nine).isComplete()).isTrue();
        assertThat(read(json.formatted(nine)).isComplete()).isTrue();
        assertThat(small(HEAD + "v: " + ten)).contains("is nested deeper than 10 levels");
        assertThat(small(json.formatted(ten))).contains("is nested deeper than 10 levels");
    }

    @Test
    void documentsAreCountedWithTheItemsOfListsAndTheBrokenOnes() {
        assertThat(read((HEAD + "---\n").repeat(3)).isComplete()).isTrue();
        assertThat(small((HEAD + "---\n").repeat(4)))
                .startsWith("document 4, line 13: is past the limit of 3 documents");
        assertThat(read("a: [\n---\n".repeat(50)).problems()).hasSize(4);
        assertThat(read("kind: List\nitems: [{}, {}, {}, {}, {}]").problems())
                .last()
                .satisfies(last -> assertThat(last.sentence()).contains("past the limit of 3 documents"));
    }

    @Test
    void valuesAreCountedOverTheWholeStream() {
        String forty = HEAD + "v: [" + "1,".repeat(40) + "]\n---\n";

        assertThat(read(forty + forty).isComplete()).isTrue();
        assertThat(read(forty + forty + forty + "a: [").problems())
                .singleElement()
                .satisfies(problem -> assertThat(problem.sentence())
                        .startsWith("document 3, line 14: is past the limit of 100 values"));
    }

    @Test
    void theValueThatIsOneTooManyIsNamedByItsLine() {
        String yaml = "a:\n" + "- {}\n".repeat(900_000);
        String json = "{\"a\": [\n" + "{},\n".repeat(900_000) + "{}]}";

        for (String stream : List.of(yaml, json)) {
            assertThat(problem(stream))
                    .startsWith("document 1, line 100000: is past the limit of 100000 values; send fewer documents");
        }
    }

    @Test
    void whatComesBehindTheLimitIsNotRead() {
        String hundred = "- {}\n".repeat(99);

        assertThat(small(hundred + "- {}\n- 'not closed")).startsWith("document 1, line 100: is past the limit");
        assertThat(small(hundred + "- {}\n---\n- 'not closed")).startsWith("document 1, line 100: is past the limit");
        assertThat(small(hundred + "- 'not closed")).contains("is not YAML");
    }

    @Test
    void chunksWithoutAnyValueCostNothing() {
        DocumentStream stream = read("---\n# none\n\n  # here\r\n".repeat(200) + "---\n" + HEAD);

        assertThat(stream.documents())
                .singleElement()
                .satisfies(document -> assertThat(document.line()).isEqualTo(802));
    }

    @Test
    void aliasesThatMultiplyAreRefused() {
        StringBuilder laughs = new StringBuilder(HEAD + "a0: &a0 [x, x, x, x, x, x, x, x, x]\n");
        for (int i = 1; i < 30; i++) {
            laughs.append("a%d: &a%d [%s]\n".formatted(i, i, ("*a" + (i - 1) + ", ").repeat(9)));
        }

        assertThat(problem(laughs.toString()))
                .contains("has aliases that stand for too much when they are resolved; write less by alias");
    }

    @Test
    void aliasesOfOneLongStringAreRefused() {
        String many = HEAD + "a: &a " + "x".repeat(100_000) + "\nb: [" + "*a, ".repeat(100) + "]\n";

        assertThat(problem(many)).startsWith("document 1, line 5: has aliases that stand for too much");
    }

    @Test
    void aliasesMayNotDeepenADocumentStepByStep() {
        StringBuilder chain = new StringBuilder(HEAD + "a0: &a0 {x: 1}\n");
        for (int i = 1; i < 200; i++) {
            chain.append("a%d: &a%d {x: *a%d}\n".formatted(i, i, i - 1));
        }

        assertThat(problem(chain.toString())).contains("is nested deeper than 100 levels");
    }

    @Test
    void longStringsAndKeysAreRefused() {
        String long51 = "x".repeat(51);

        assertThat(small(HEAD + "v: " + long51)).contains("line 4: holds a string longer than 50 characters");
        assertThat(small(HEAD + long51 + ": v")).contains("line 4: holds a string longer than 50 characters");
        assertThat(small("{\"" + long51 + "\": 1}")).contains("line 1: holds a string longer than 50 characters");
        assertThat(small("{\"v\": \"" + long51 + "\"}")).contains("line 1: holds a string longer than 50 characters");
    }

    @Test
    void longNumbersAreRefusedUnlessTheyAreQuoted() {
        for (String number : List.of("12345678901", "1.000000001", "1_000_000_0", "1e123456789")) {
            assertThat(small(HEAD + "v: " + number)).contains("line 4: holds a number of more than 10 digits");
        }
        assertThat(small("{\"v\": 12345678901}")).contains("line 1: holds a number of more than 10 digits");
        assertThat(read(HEAD + "v: '12345678901'").isComplete()).isTrue();
        assertThat(problem(HEAD + "v: " + "1".repeat(1_000_000))).contains("holds a number of more than 400 digits");
    }

    @Test
    void tabsBetweenTokensAreCountedToo() {
        String tabs = HEAD + "v:\n" + "- a:\tb\n".repeat(10_001);

        assertThat(problem(tabs)).startsWith("document 1, line 10005: has '\\t(TAB)'");
    }

    @Test
    void limitsThatWouldEndangerTheStackAreRefused() {
        assertThatThrownBy(() -> new Limits(1, 501, 1, 1, 1, 1, 1)).isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> new Limits(0, 1, 1, 1, 1, 1, 1)).isInstanceOf(IllegalArgumentException.class);
    }

    private static DocumentStream read(String text) {
        return Documents.read(text.getBytes(StandardCharsets.UTF_8), SMALL);
    }

    private static String small(String text) {
        return read(text).problems().getFirst().sentence();
    }
}
