package io.fleetgate.e2e.deed;

import io.fleetgate.e2e.controlplane.ControlPlane;
import io.fleetgate.e2e.process.Completed;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Writes with {@code kubectl}, as people do. */
record KubectlHand(ControlPlane controlPlane) implements Hand {
    @Override
    public Optional<String> write(Written change) throws IOException, InterruptedException {
        var completed = change.document().isPresent() ? apply(List.of(change)) : delete(List.of(change));
        return completed.succeeded()
                ? Optional.empty()
                : Optional.of(completed.stderr().strip());
    }

    @Override
    public List<Written> writeAll(List<Written> changes) throws IOException, InterruptedException {
        var documents =
                changes.stream().filter(change -> change.document().isPresent()).toList();
        var deletions =
                changes.stream().filter(change -> change.document().isEmpty()).toList();
        List<Written> left = new ArrayList<>();
        if (!documents.isEmpty() && !apply(documents).succeeded()) {
            left.addAll(documents);
        }
        if (!deletions.isEmpty() && !delete(deletions).succeeded()) {
            left.addAll(deletions);
        }
        return left;
    }

    private Completed apply(List<Written> changes) throws IOException, InterruptedException {
        return controlPlane.kubectlWithInput(stream(changes), "apply", "-f", "-");
    }

    private Completed delete(List<Written> changes) throws IOException, InterruptedException {
        return controlPlane.kubectlWithInput(
                stream(changes), "delete", "--ignore-not-found", "--wait=false", "-f", "-");
    }

    private static String stream(List<Written> changes) {
        return String.join(
                "\n---\n",
                changes.stream().map(change -> change.manifest().toString()).toList());
    }
}
