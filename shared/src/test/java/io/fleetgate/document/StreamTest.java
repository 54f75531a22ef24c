package io.fleetgate.document;

import static io.fleetgate.document.Streams.HEAD;
import static io.fleetgate.document.Streams.problem;
import static io.fleetgate.document.Streams.read;
import static org.assertj.core.api.Assertions.assertThat;

import io.fleetgate.problem.Reason;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.junit.jupiter.api.Test;

class StreamTest {

    @Test
    void emptyDocumentsAreSkippedAndNotCounted() {
        DocumentStream stream =
                read("# licence\n---\n---\n" + HEAD + "---\n~\n---\n# none\n--- # comment\n" + HEAD + "---");

        assertThat(stream.isComplete()).isTrue();
        assertThat(stream.documents()).extracting(Document::index).containsExactly(1, 2);
        assertThat(stream.documents()).extracting(Document::line).containsExactly(4, 12);
    }

    @Test
    void commentsAloneAreNoDocuments() {
        for (String text : List.of("", "\n", "# only\n---\n# comments\n", "\uFEFF", "---", "null\n")) {
            assertThat(read(text)).as(text).isEqualTo(new DocumentStream(List.of(), List.of()));
        }
    }

    @Test
    void aBrokenDocumentIsNamedByNumberAndLineAndTheStreamIsIncomplete() {
        String good = HEAD + "---\n";

        DocumentStream stream = read(good.repeat(56) + "spec: [\n---\n" + good.repeat(3));

        assertThat(stream.isComplete()).isFalse();
        assertThat(stream.problems()).extracting(DocumentProblem::document).containsExactly(57);
        assertThat(stream.problems().getFirst().line()).isBetween(225, 226);
        assertThat(stream.problems().getFirst().problem().reason()).isEqualTo(Reason.SYNTAX);
        assertThat(stream.refusal().orElseThrow())
                .startsWith("document 57, line 22")
                .endsWith("(nothing was judged)");
        assertThat(stream.documents()).hasSize(59);
    }

    @Test
    void allBrokenDocumentsAreNamedAtOnce() {
        DocumentStream stream = read("a: [\n---\n" + HEAD + "---\nb: }\n---\n- x\n");

        assertThat(stream.problems()).extracting(DocumentProblem::document).containsExactly(1, 3, 4);
        assertThat(stream.documents()).extracting(Document::index).containsExactly(2);
        assertThat(stream.refusal().orElseThrow()).endsWith("(and 2 more problems; nothing was judged)");
    }

    @Test
    void textThatKubectlWouldIgnoreOrRefuseIsNamed() {
        assertThat(problem(HEAD + "...\n" + HEAD))
                .startsWith("document 1, line 5: has text behind its end, which kubectl would ignore;");
        assertThat(problem(" " + HEAD.replace("\nmeta", "\n meta")))
                .startsWith("document 1, line 2: has text behind its end");
        assertThat(problem(HEAD + "--- {a: b}\n"))
                .startsWith("document 2, line 4: has text on the line of its separator ---, which kubectl refuses;");
        assertThat(problem(HEAD + "---x")).startsWith("document 2, line 4: has text on the line of its separator");
        assertThat(problem("%YAML 1.1\n---\n" + HEAD))
                .startsWith("document 1, line 1: begins with a directive, which kubectl refuses;");
        assertThat(read(HEAD + "...\n# comment\n").isComplete()).isTrue();
    }

    @Test
    void bytesThatAreNotUtf8AreNamed() {
        byte[] latin1 = (HEAD + "v: é\n").getBytes(StandardCharsets.ISO_8859_1);

        assertThat(Documents.read(latin1, Limits.DEFAULT).problems().getFirst().sentence())
                .isEqualTo("line 4: has the byte 0xE9 at offset 54, which is not UTF-8; save it as UTF-8");
        assertThat(Documents.read(HEAD.getBytes(StandardCharsets.UTF_16), Limits.DEFAULT)
                        .problems())
                .singleElement()
                .satisfies(problem -> assertThat(problem.sentence()).contains("is UTF-16, not UTF-8"));
    }

    @Test
    void aCharacterCutInTwoIsNamed() {
        byte[] cut = {'a', ':', ' ', (byte) 0xC3};

        assertThat(Documents.read(cut, Limits.DEFAULT).problems().getFirst().sentence())
                .startsWith("line 1: has the byte 0xC3 at offset 3, which is not UTF-8");
    }
}
