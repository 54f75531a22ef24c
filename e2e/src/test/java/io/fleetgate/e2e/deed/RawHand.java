package io.fleetgate.e2e.deed;

import io.fabric8.kubernetes.client.KubernetesClientException;
import java.util.List;
import java.util.Objects;
import java.util.Optional;

/** Writes with single requests, some milliseconds each. */
record RawHand(FleetApi api) implements Hand {
    @Override
    public Optional<String> write(Written change) {
        try {
            change.document()
                    .ifPresentOrElse(document -> api.apply(change.id(), document), () -> api.delete(change.id()));
            return Optional.empty();
        } catch (KubernetesClientException e) {
            if (e.getCode() == 0) {
                throw e;
            }
            return Optional.of(Objects.requireNonNullElse(e.getMessage(), "HTTP " + e.getCode()));
        }
    }

    @Override
    public List<Written> writeAll(List<Written> changes) {
        return changes.stream().filter(change -> write(change).isPresent()).toList();
    }
}
