package io.fleetgate.document;

import static io.fleetgate.document.Streams.problem;
import static io.fleetgate.document.Streams.read;
import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class IdentityTest {

    @ParameterizedTest(name = "BC-103: {0}: {1}")
    @CsvSource(delimiter = '|', quoteCharacter = '^', textBlock = """
            {kind: X, metadata: {name: a}}                       | apiVersion: is missing
            {apiVersion: '', kind: X, metadata: {name: a}}       | apiVersion: is missing
            {apiVersion: 1, kind: X, metadata: {name: a}}        | apiVersion: must be a string
            {apiVersion: v1, metadata: {name: a}}                | kind: is missing
            {apiVersion: v1, kind: yes, metadata: {name: a}}     | kind: must be a string
            {apiVersion: v1, kind: X}                            | metadata.name: is missing
            {apiVersion: v1, kind: X, metadata: ~}               | metadata.name: is missing
            {apiVersion: v1, kind: X, metadata: {name: ''}}      | metadata.name: is missing
            {apiVersion: v1, kind: X, metadata: [a]}             | metadata: must be an object
            {apiVersion: v1, kind: X, metadata: {name: 007}}     | metadata.name: must be a string
            {apiVersion: v1, kind: X, metadata: {generateName: a-}} | metadata.name: is only generated
            """)
    void whatAnObjectMustSayOfItself(String yaml, String message) {
        assertThat(problem(yaml)).startsWith("document 1, line 1: " + message);
    }

    @Test
    @DisplayName("BC-103: all that is missing is said at once, on its line")
    void allThatIsMissingIsSaidAtOnceOnItsLine() {
        DocumentStream stream = read("kind: X\nmetadata:\n  labels: {}\n  name:\n");

        assertThat(stream.problems())
                .extracting(DocumentProblem::sentence)
                .satisfiesExactly(
                        first -> assertThat(first).startsWith("document 1, line 1: apiVersion:"),
                        second -> assertThat(second).startsWith("document 1, line 4: metadata.name:"));
        assertThat(stream.documents()).isEmpty();
    }

    @Test
    void anAdmissionReviewNeedsNoName() {
        assertThat(read("{\"apiVersion\": \"admission.k8s.io/v1\", \"kind\": \"AdmissionReview\", \"request\": {}}")
                        .documents())
                .hasSize(1);
        assertThat(problem("{apiVersion: v1, kind: AdmissionReview}")).contains("metadata.name: is missing");
    }
}
