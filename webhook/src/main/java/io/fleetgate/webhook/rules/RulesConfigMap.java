package io.fleetgate.webhook.rules;

import io.fleetgate.admission.AdmissionRules;
import io.fleetgate.cluster.read.ConfigMapReader;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * The rules of one ConfigMap, which is read again and again: an answer proves that the rules are those that are written, and
 * an open connection would not. Where there is none, the default rules hold; until that is known, and while the first text
 * that is found is wrong, no rules are known. Where nothing is known any more, what was read last holds.
 */
public final class RulesConfigMap implements RuleSource {
    private static final Logger LOG = LoggerFactory.getLogger(RulesConfigMap.class);
    private static final String KEY = "rules.yaml";

    private final ConfigMapReader configMap;
    private final Duration interval;
    private final Duration staleAfter;
    private final CurrentRules rules;
    private final CountDownLatch closed = new CountDownLatch(1);
    private final Thread reading;

    private volatile LastRead lastRead = new LastRead(System.nanoTime(), "");

    /**
     * What the last readings were like.
     *
     * @param nanos when the last began that succeeded
     * @param trouble why those after it failed; empty while none did
     */
    private record LastRead(long nanos, String trouble) {
        Duration age() {
            return Duration.ofNanos(System.nanoTime() - nanos);
        }
    }

    private RulesConfigMap(ConfigMapReader configMap, Duration interval, Duration staleAfter) {
        this.configMap = configMap;
        this.interval = interval;
        this.staleAfter = staleAfter;
        this.rules = new CurrentRules(configMap.toString());
        this.reading = Thread.ofVirtual().name("rules-read").unstarted(this::readUntilClosed);
    }

    /**
     * Starts to read, and reads again after each interval.
     *
     * @param configMap closed with the source
     * @param staleAfter how long nothing may have been read before that is said
     */
    public static RulesConfigMap follow(ConfigMapReader configMap, Duration interval, Duration staleAfter) {
        RulesConfigMap source = new RulesConfigMap(configMap, interval, staleAfter);
        source.reading.start();
        return source;
    }

    @Override
    public AdmissionRules current() {
        return rules.current();
    }

    @Override
    public List<String> missing() {
        return rules.missing();
    }

    @Override
    public List<String> notices() {
        List<String> notices = rules.notices();
        LastRead last = lastRead;
        return rules.missing().isEmpty() && last.age().compareTo(staleAfter) > 0
                ? Stream.concat(notices.stream(), Stream.of(rules.sentence(outOfDate(last))))
                        .toList()
                : notices;
    }

    @Override
    public void awaitKnown() throws InterruptedException {
        rules.awaitKnown();
    }

    @Override
    public void close() {
        closed.countDown();
        reading.interrupt();
        configMap.close();
    }

    private void readUntilClosed() {
        try {
            do {
                read();
            } while (!closed.await(interval.toMillis(), TimeUnit.MILLISECONDS));
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    private void read() {
        long started = System.nanoTime();
        try {
            take(configMap.read());
            lastRead = new LastRead(started, "");
        } catch (IOException failure) {
            if (closed.getCount() > 0) {
                fail(String.valueOf(failure.getMessage()));
            }
        }
    }

    private void take(Optional<Map<String, String>> texts) {
        if (texts.isEmpty()) {
            // What is not written does not hold: a process that starts now finds the same.
            rules.useDefaults("does not exist");
            return;
        }
        String text = texts.get().get(KEY);
        if (text == null) {
            rules.refuse(List.of("has no key " + KEY + "; write the rules below it"));
        } else {
            rules.take(text.getBytes(StandardCharsets.UTF_8));
        }
    }

    private void fail(String trouble) {
        LastRead before = lastRead;
        lastRead = new LastRead(before.nanos(), trouble);
        if (!rules.missing().isEmpty()) {
            rules.refuse(List.of(trouble));
        } else if (!trouble.equals(before.trouble())) {
            LOG.atWarn()
                    .addKeyValue("origin", configMap)
                    .addKeyValue("cause", trouble)
                    .log("the rules cannot be read; those that were read last hold");
        }
    }

    private String outOfDate(LastRead last) {
        return "not known to be up to date for more than " + staleAfter.toSeconds() + " s"
                + (last.trouble().isEmpty() ? "" : ", " + last.trouble()) + "; what was read last holds";
    }
}
