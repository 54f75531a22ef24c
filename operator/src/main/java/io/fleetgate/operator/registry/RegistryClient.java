package io.fleetgate.operator.registry;

import io.fleetgate.operator.gateway.Fence;
import java.time.Duration;
import java.util.Optional;

/** Deletes tags, for many threads at the same time. Begins nothing behind the fence, and leaves nothing under way there. */
public final class RegistryClient implements AutoCloseable {
    private static final Duration PATIENCE = Duration.ofSeconds(30);

    private final Requests requests = new Requests();
    private final Fence fence;
    private final Duration patience;

    /** Connects nothing yet. */
    public RegistryClient(Fence fence) {
        this(fence, PATIENCE);
    }

    /**
     * The same with another patience.
     *
     * @param patience for one tag, whatever has to be asked for it
     */
    RegistryClient(Fence fence, Duration patience) {
        this.fence = fence;
        this.patience = patience;
    }

    /** Deletes a tag and waits for what comes of it. To do so again does no harm. */
    public TagAnswer delete(RegistryTag tag, Optional<Login> login) throws InterruptedException {
        if (!tag.hasHost()) {
            return new TagAnswer.Failed(
                    TagAnswer.Fault.REGISTRY,
                    "'" + tag.host() + "' is no host of a registry; correct spec.hostname of the Registry");
        }
        if (!tag.isPossible()) {
            return new TagAnswer.Absent();
        }
        try {
            return new Conversation(tag, login, requests, new Budget(patience, fence)).delete();
        } catch (Failure failure) {
            return failure.answer();
        }
    }

    /** Gives up what is under way. */
    @Override
    public void close() {
        requests.close();
    }
}
