package io.fleetgate.operator.tag;

import io.fabric8.kubernetes.client.KubernetesClient;
import io.fleetgate.api.solar.SolarKinds;
import io.fleetgate.cluster.read.ApiServer;
import io.fleetgate.condition.ConditionReason;
import io.fleetgate.object.ObjectId;
import io.fleetgate.object.ObjectKey;
import io.fleetgate.operator.gateway.Fence;
import io.fleetgate.operator.gateway.Outcome;
import io.fleetgate.operator.registry.Login;
import io.fleetgate.operator.registry.RegistryClient;
import io.fleetgate.operator.registry.TagAnswer;
import io.fleetgate.operator.registry.TokenServers;
import io.fleetgate.reconcile.Step;
import io.micrometer.core.instrument.MeterRegistry;
import java.time.Duration;
import java.util.Optional;
import java.util.function.Consumer;

/**
 * Deletes tags and writes what came of it: the finalizer that was set for the tag goes, or the artifact says what is wrong. A
 * registry that fails is asked again, less and less often.
 */
public final class TagDeletion implements AutoCloseable {
    private static final Duration SOON = Duration.ofSeconds(1);

    /** Whoever waits is told when to come again; this is for who was told while nobody listened. */
    private static final Duration AT_LATEST = Duration.ofSeconds(20);

    private final RegistryClient registries;
    private final LastLook lastLook;
    private final RegistrySecrets secrets;
    private final TagMetrics metrics;
    private final Attempts attempts;
    private final TagPace pace;

    /** Writes one step. */
    @FunctionalInterface
    public interface Writer {
        Outcome write(Step.Write write) throws InterruptedException;
    }

    /**
     * Connects nothing yet.
     *
     * @param reader with which Secrets and bindings are read; stays its creator's to close
     * @param servers which token servers registries may name
     * @param fence nothing is asked of a registry behind it
     * @param again told of artifacts that have to be decided about anew, for a registry has answered or can be asked
     */
    public TagDeletion(
            KubernetesClient reader,
            TokenServers servers,
            Fence fence,
            Consumer<ObjectId> again,
            MeterRegistry registry) {
        this(reader, servers, fence, again, registry, new TagPace());
    }

    /** The same, with what is remembered of registries that have failed. */
    TagDeletion(
            KubernetesClient reader,
            TokenServers servers,
            Fence fence,
            Consumer<ObjectId> again,
            MeterRegistry registry,
            TagPace pace) {
        ApiServer server = new ApiServer(reader);
        this.registries = new RegistryClient(servers, fence);
        this.lastLook = new LastLook(new ClaimReader(server)::claims);
        this.secrets = new RegistrySecrets(server);
        this.metrics = new TagMetrics(registry);
        this.pace = pace;
        this.attempts = new Attempts(
                this::attempt, artifact -> again.accept(new ObjectId(SolarKinds.RENDER_ARTIFACT, artifact)));
    }

    /** Carries a step out, or on; a registry is not waited for. */
    public Outcome perform(Step.OfTag step, Writer writer) throws InterruptedException {
        if (attempts.isBeingDeleted(step.object().metadata().uid())) {
            return new Outcome.Postponed("the registry has not answered yet", AT_LATEST);
        }
        Attempt attempt = Attempt.of(step);
        Duration wait = attempts.hasResult(attempt) ? Duration.ZERO : pace.left(attempt);
        if (wait.isPositive()) {
            return new Outcome.Postponed("it has failed before", wait);
        }
        Optional<Result> result = attempts.join(attempt);
        if (result.isEmpty()) {
            return new Outcome.Postponed("the registry has not answered yet", AT_LATEST);
        }
        return switch (result.get()) {
            case Result.Asked(TagAnswer answer) -> {
                metrics.count(attempt.purpose(), answer);
                yield finish(step, attempt, answer, writer);
            }
            case Result.Claimed(ObjectKey binding) ->
                new Outcome.Postponed("RenderBinding " + binding + " claims the chart", SOON);
            case Result.Undecided(String why, Duration retryAfter) ->
                new Outcome.Postponed(why, pace.failed(attempt, retryAfter));
        };
    }

    /** Gives up what is under way. */
    @Override
    public void close() {
        attempts.close();
        registries.close();
    }

    private Outcome finish(Step.OfTag step, Attempt attempt, TagAnswer answer, Writer writer)
            throws InterruptedException {
        return switch (answer) {
            case TagAnswer.Deleted _, TagAnswer.Absent _ -> {
                pace.succeeded(attempt);
                yield gone(step, writer);
            }
            case TagAnswer.Present _ -> {
                pace.succeeded(attempt);
                yield writer.write(step.whenDone());
            }
            case TagAnswer.Failed(TagAnswer.Fault fault, String message) -> {
                Optional<Step.SetStatus> report = step.whenFailed(reason(fault), message);
                if (report.isPresent()) {
                    Outcome _ = writer.write(report.get());
                }
                yield new Outcome.Postponed(message, pace.failed(attempt, Duration.ZERO));
            }
            case TagAnswer.Stopped _ -> new Outcome.NotLeading();
        };
    }

    /** Whoever stops in between finds the tag gone once more. */
    private static Outcome gone(Step.OfTag step, Writer writer) throws InterruptedException {
        for (Step.Delete again : step.whenGone()) {
            Outcome outcome = writer.write(again);
            if (!(outcome instanceof Outcome.Deleted
                    || outcome instanceof Outcome.Written
                    || outcome instanceof Outcome.Gone)) {
                return outcome;
            }
        }
        return writer.write(step.whenDone());
    }

    private Result attempt(Attempt attempt) throws InterruptedException {
        try {
            return switch (attempt.purpose()) {
                case LOOK -> new Result.Asked(registries.look(attempt.tag(), login(attempt)));
                case DELETE -> {
                    Optional<ObjectKey> claim = lastLook.claim(attempt.artifact());
                    yield claim.isPresent()
                            ? new Result.Claimed(claim.get())
                            : new Result.Asked(registries.delete(attempt.tag(), login(attempt)));
                }
            };
        } catch (Unusable e) {
            return new Result.Asked(attempt.purpose() == Attempt.Purpose.LOOK ? new TagAnswer.Present() : e.answer());
        } catch (Unknown e) {
            return e.result();
        }
    }

    private Optional<Login> login(Attempt attempt) throws Unusable, Unknown, InterruptedException {
        return attempt.secret().isPresent()
                ? secrets.login(attempt.secret().get(), attempt.tag().host())
                : Optional.empty();
    }

    private static ConditionReason reason(TagAnswer.Fault fault) {
        return switch (fault) {
            case CREDENTIALS -> ConditionReason.AUTH_FAILED;
            case REGISTRY -> ConditionReason.DELETE_FAILED;
        };
    }
}
