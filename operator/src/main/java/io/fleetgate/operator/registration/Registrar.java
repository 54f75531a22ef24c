package io.fleetgate.operator.registration;

import io.fabric8.kubernetes.client.KubernetesClient;
import io.fleetgate.api.haptic.HAProxyTemplateConfigSpec;
import io.fleetgate.api.haptic.HapticKinds;
import io.fleetgate.cluster.informer.FleetStore;
import io.fleetgate.cluster.read.ApiServer;
import io.fleetgate.cluster.watch.ReadTimes;
import io.fleetgate.object.FleetObject;
import io.fleetgate.operator.gateway.Outcome;
import io.fleetgate.operator.gateway.WriteGateway;
import io.fleetgate.operator.leader.LeadershipListener;
import io.fleetgate.reconcile.Step;
import io.fleetgate.registration.RegistrationDocument;
import io.fleetgate.registration.WatchRegistration;
import io.fleetgate.scope.ScopePolicy;
import io.fleetgate.store.UndecidableException;
import java.io.IOException;
import java.time.Duration;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.ReentrantLock;
import java.util.function.Supplier;
import java.util.stream.Stream;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Keeps what configs judge registered for as long as this replica leads: looks whenever a config changes, and every minute in case
 * somebody else has changed a registration. Owns the client.
 */
public final class Registrar implements LeadershipListener, AutoCloseable {
    private static final Logger LOG = LoggerFactory.getLogger(Registrar.class);
    private static final Duration LOOK = Duration.ofMinutes(1);
    private static final Duration RETRY = Duration.ofSeconds(5);

    private final FleetStore configs;
    private final StoredRegistrations stored;
    private final Settings settings;
    private final Writer writer;
    private final Semaphore news = new Semaphore(0);
    private final ReentrantLock turn = new ReentrantLock();
    private final Thread thread;
    private volatile boolean isOn;
    private volatile List<String> notices = List.of();

    /**
     * Whom configs may judge.
     *
     * @param ownNamespace where none does
     */
    public record Settings(ScopePolicy policy, String ownNamespace) {}

    /** Carries a write out. */
    @FunctionalInterface
    public interface Writer {
        Outcome write(Step.Write step) throws InterruptedException;
    }

    private Registrar(KubernetesClient client, Settings settings, ReadTimes reads, Writer writer) {
        this.configs = FleetStore.start(client, HapticKinds.ALL, List.of(), reads, _ -> news.release());
        this.stored = new StoredRegistrations(new ApiServer(client));
        this.settings = settings;
        this.writer = writer;
        this.thread = Thread.ofVirtual().name("registrar").unstarted(this::lookUntilClosed);
    }

    /** Begins to read configs, and writes nothing before this replica leads. */
    public static Registrar start(
            Supplier<KubernetesClient> clients, Settings settings, ReadTimes reads, Writer writer) {
        Registrar registrar = new Registrar(clients.get(), settings, reads, writer);
        registrar.thread.start();
        return registrar;
    }

    @Override
    public void onStarted() {
        isOn = true;
        news.release();
    }

    @Override
    public void onStopped() {
        isOn = false;
        try {
            if (turn.tryLock(WriteGateway.LAST_ANSWER.toMillis(), TimeUnit.MILLISECONDS)) {
                turn.unlock();
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    /** What keeps changes of watched objects from being judged, a sentence each. */
    public List<String> notices() {
        return notices;
    }

    @Override
    public void close() {
        thread.interrupt();
        configs.close();
    }

    private void lookUntilClosed() {
        try {
            Duration wait = LOOK;
            while (true) {
                boolean _ = news.tryAcquire(wait.toMillis(), TimeUnit.MILLISECONDS);
                news.drainPermits();
                wait = lookInTurn();
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    /** Returns how long to wait for news before the next look. */
    private Duration lookInTurn() throws InterruptedException {
        turn.lockInterruptibly();
        try {
            return isOn ? look() : LOOK;
        } finally {
            turn.unlock();
        }
    }

    private Duration look() throws InterruptedException {
        try {
            WatchRegistration registration =
                    WatchRegistration.of(configs(), settings.policy(), settings.ownNamespace());
            Optional<String> trouble = settle(registration);
            say(registration, trouble);
            return trouble.isEmpty() ? LOOK : RETRY;
        } catch (IOException | UndecidableException e) {
            notices = List.of("what configs judge is not registered anew: " + e.getMessage());
            return RETRY;
        }
    }

    /** One that cannot be read registers nothing, and keeps nobody else's from being registered; the log names it. */
    private Collection<FleetObject<HAProxyTemplateConfigSpec>> configs() {
        return configs.snapshot().readable().list(HapticKinds.TEMPLATE_CONFIG);
    }

    /** Empty where what is stored is, or has become, what is wanted. */
    private Optional<String> settle(WatchRegistration registration) throws IOException, InterruptedException {
        var installed = stored.find(RegistrationDocument.INSTALLED);
        var present = stored.find(RegistrationDocument.NAME);
        if (present.isPresent() && !RegistrationDocument.isOurs(present.get())) {
            return Optional.of("somebody else's " + RegistrationDocument.KIND.name() + " is named "
                    + RegistrationDocument.NAME + "; nothing that configs judge is registered");
        }
        var wanted = installed.flatMap(by -> RegistrationDocument.of(registration, by));
        Optional<Step.Write> step = RegistrationStep.of(wanted, present);
        return step.isEmpty() ? Optional.empty() : trouble(writer.write(step.get()));
    }

    private static Optional<String> trouble(Outcome outcome) {
        return switch (outcome) {
            case Outcome.Written _, Outcome.Deleted _, Outcome.Gone _, Outcome.NotLeading _ -> Optional.empty();
            case Outcome.Contended(var _, var then) -> trouble(then);
            case Outcome.Replaced _,
                    Outcome.Conflict _,
                    Outcome.Refused _,
                    Outcome.Throttled _,
                    Outcome.NamespaceTerminating _,
                    Outcome.KindNotServed _,
                    Outcome.Unknown _,
                    Outcome.Postponed _ -> Optional.of("what configs judge could not be registered: " + outcome);
        };
    }

    private void say(WatchRegistration registration, Optional<String> trouble) {
        List<String> now = Stream.concat(
                        trouble.stream(),
                        registration.omissions().stream()
                                .map(omission -> "HAProxyTemplateConfig " + omission.config() + " does not judge "
                                        + omission.store() + ": " + omission.why()))
                .toList();
        if (!now.equals(notices)) {
            now.forEach(LOG::warn);
        }
        notices = now;
    }
}
