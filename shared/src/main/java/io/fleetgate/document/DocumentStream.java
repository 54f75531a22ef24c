package io.fleetgate.document;

import java.util.List;
import java.util.Optional;

/**
 * What a stream holds: its documents and everything that is wrong with it, both in the order of the stream. With a problem
 * the documents are incomplete, and a caller that judges changes must judge none of them.
 */
public record DocumentStream(List<Document> documents, List<DocumentProblem> problems) {

    public DocumentStream {
        documents = List.copyOf(documents);
        problems = List.copyOf(problems);
    }

    /** Whether every document of the stream was read. */
    public boolean isComplete() {
        return problems.isEmpty();
    }

    /** One sentence for the sender of an incomplete stream: the first problem, and that nothing was judged. */
    public Optional<String> refusal() {
        return problems.stream().findFirst().map(first -> first.sentence() + " (" + others() + "nothing was judged)");
    }

    private String others() {
        int count = problems.size() - 1;
        return count == 0 ? "" : "and " + count + (count == 1 ? " more problem; " : " more problems; ");
    }
}
