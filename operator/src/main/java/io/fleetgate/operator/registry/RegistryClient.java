package io.fleetgate.operator.registry;

import io.fleetgate.operator.gateway.Fence;
import io.fleetgate.operator.web.Budget;
import io.fleetgate.operator.web.Requests;
import io.fleetgate.render.name.RegistryAddress;
import java.time.Duration;
import java.util.Optional;

/** Deletes tags and looks for them, for many threads at the same time. Begins nothing behind the fence, and leaves nothing under way there. */
public final class RegistryClient implements AutoCloseable {
    private static final Duration PATIENCE = Duration.ofSeconds(30);

    private final Requests requests = new Requests();
    private final TokenServers servers;
    private final Fence fence;
    private final Duration patience;

    /** Connects nothing yet. */
    public RegistryClient(TokenServers servers, Fence fence) {
        this(servers, fence, PATIENCE);
    }

    /**
     * The same with another patience.
     *
     * @param patience for one tag, whatever has to be asked for it
     */
    RegistryClient(TokenServers servers, Fence fence, Duration patience) {
        this.servers = servers;
        this.fence = fence;
        this.patience = patience;
    }

    /** Deletes a tag and waits for what comes of it. To do so again does no harm. */
    public TagAnswer delete(RegistryTag tag, Optional<Login> login) throws InterruptedException {
        if (!tag.hasHost()) {
            return new TagAnswer.Failed(TagAnswer.Fault.REGISTRY, obstacle(tag.host()));
        }
        if (!tag.isPossible()) {
            return new TagAnswer.Absent();
        }
        return answer(tag, login, Conversation::delete);
    }

    /**
     * Looks whether a registry has a tag, and waits for the answer. Where nobody may ask, nothing says that it is gone, nor could it
     * have been deleted.
     */
    public TagAnswer look(RegistryTag tag, Optional<Login> login) throws InterruptedException {
        TagAnswer answer =
                tag.hasHost() && tag.isPossible() ? answer(tag, login, Conversation::look) : new TagAnswer.Present();
        return answer instanceof TagAnswer.Failed(TagAnswer.Fault fault, var _) && fault == TagAnswer.Fault.CREDENTIALS
                ? new TagAnswer.Present()
                : answer;
    }

    private TagAnswer answer(RegistryTag tag, Optional<Login> login, Question question) throws InterruptedException {
        Budget budget = new Budget(patience, fence);
        Authorization authorization = new Authorization(tag, login, servers, requests, budget);
        try {
            return question.of(new Conversation(tag, authorization, requests, budget));
        } catch (Failure failure) {
            return failure.answer();
        }
    }

    /** What is asked in a conversation. */
    @FunctionalInterface
    private interface Question {
        TagAnswer of(Conversation conversation) throws Failure, InterruptedException;
    }

    private static String obstacle(String host) {
        return RegistryAddress.holdsLogin(host)
                ? "spec.hostname of the Registry carries a user name or a password; write the host alone, and put the"
                        + " credentials into the Secret that spec.solarSecretRef names"
                : "'" + host + "' is no host of a registry; correct spec.hostname of the Registry";
    }

    /** Gives up what is under way. */
    @Override
    public void close() {
        requests.close();
    }
}
