package io.fleetgate.document;

import static io.fleetgate.document.Streams.problem;
import static io.fleetgate.document.Streams.read;
import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class ListsTest {
    private static final String ITEM = "- {apiVersion: v1, kind: ConfigMap, metadata: {name: %s}}\n";

    @Test
    void itemsAreDocumentsWithTheNumberOfTheListAndTheirOwnLine() {
        DocumentStream stream = read(
                Streams.HEAD + "---\napiVersion: v1\nkind: List\nitems:\n" + ITEM.formatted("b") + ITEM.formatted("c"));

        assertThat(stream.problems()).isEmpty();
        assertThat(stream.documents()).extracting(Document::index).containsExactly(1, 2, 2);
        assertThat(stream.documents()).extracting(Document::line).containsExactly(1, 8, 9);
        assertThat(stream.documents().getLast().lineOf("metadata.name")).isEqualTo(9);
    }

    @Test
    void itemsOfATypedListInheritItsType() {
        DocumentStream stream = read("{apiVersion: x/v1, kind: ProfileList, items: [{metadata: {name: a}}]}");

        assertThat(stream.documents().getFirst().json().path("kind").textValue())
                .isEqualTo("Profile");
        assertThat(stream.documents().getFirst().json().path("apiVersion").textValue())
                .isEqualTo("x/v1");
    }

    @Test
    void itemsOfAPlainListDoNot() {
        assertThat(read("{apiVersion: v1, kind: List, items: [{metadata: {name: a}}]}")
                        .problems())
                .extracting(problem -> problem.problem().path())
                .containsExactly("items[0].apiVersion", "items[0].kind");
    }

    @Test
    void listsMayBeNested() {
        DocumentStream stream =
                read("kind: List\nitems:\n- kind: List\n  items:\n  " + ITEM.formatted("a") + "  - 5\n");

        assertThat(stream.documents()).hasSize(1);
        assertThat(stream.problems())
                .singleElement()
                .satisfies(problem -> assertThat(problem.sentence())
                        .startsWith("document 1, line 6: items[0].items[1]: is not an object"));
    }

    @Test
    void aKindThatOnlyEndsInListIsNoList() {
        assertThat(read("{apiVersion: x/v1, kind: AllowList, metadata: {name: a}}")
                        .documents())
                .hasSize(1);
    }

    @Test
    void itemsMustBeAList() {
        assertThat(problem("kind: List\nitems: {a: b}\n"))
                .isEqualTo("document 1, line 2: items: must be a list of objects; write the objects as a list");
        assertThat(problem("kind: List\n")).startsWith("document 1, line 1: items: must be a list of objects");
        assertThat(read("kind: List\nitems:\n")).isEqualTo(read(""));
        assertThat(read("kind: List\nitems: []\n")).isEqualTo(read(""));
    }
}
