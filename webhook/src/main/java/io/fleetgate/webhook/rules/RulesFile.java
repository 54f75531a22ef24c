package io.fleetgate.webhook.rules;

import io.fleetgate.admission.AdmissionRules;
import io.fleetgate.webhook.http.StartException;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.AccessDeniedException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;

/**
 * The rules of a file, which is read again and again: a mounted ConfigMap changes by its folder's symbolic link, which no
 * notification of the file tells. A new version is taken over once two readings have found it, as the first may have met a
 * writer halfway.
 */
public final class RulesFile implements RuleSource {
    /** One byte more than a text of rules may have: enough to see that it has too many. */
    private static final int LONGEST = (1 << 20) + 1;

    private final Path file;
    private final Duration interval;
    private final CurrentRules rules;
    private final CountDownLatch closed = new CountDownLatch(1);

    private byte @Nullable [] taken;
    private byte @Nullable [] seen;

    private RulesFile(Path file, Duration interval) {
        this.file = file;
        this.interval = interval;
        this.rules = new CurrentRules(file.toString());
    }

    /**
     * Reads the file, and from then on again after each interval.
     *
     * @throws StartException when the file cannot be read, or with everything that is wrong in it
     */
    public static RulesFile open(Path file, Duration interval) {
        RulesFile opened = new RulesFile(file, interval);
        opened.readFirst();
        Thread.ofPlatform().daemon().name("rules-check").start(opened::readUntilClosed);
        return opened;
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
        return rules.notices();
    }

    @Override
    public void awaitKnown() {
        // Reading them was the condition for there being a source.
    }

    @Override
    public void close() {
        closed.countDown();
    }

    private void readFirst() {
        try {
            byte[] text = read();
            taken = text;
            seen = text;
            rules.take(text);
        } catch (IOException e) {
            throw new StartException("the rules file " + file + " " + cause(e));
        }
        if (!rules.missing().isEmpty()) {
            throw new StartException("the rules cannot be used:\n  " + String.join("\n  ", rules.missing()));
        }
    }

    private void readUntilClosed() {
        try {
            while (!closed.await(interval.toMillis(), TimeUnit.MILLISECONDS)) {
                readAgain();
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    private void readAgain() {
        try {
            byte[] now = read();
            if (Arrays.equals(now, seen) && !Arrays.equals(now, taken)) {
                taken = now;
                rules.take(now);
            }
            seen = now;
        } catch (IOException e) {
            taken = null;
            rules.refuse(List.of(cause(e)));
        }
    }

    private byte[] read() throws IOException {
        try (InputStream in = Files.newInputStream(file)) {
            return in.readNBytes(LONGEST);
        }
    }

    private static String cause(IOException e) {
        return switch (e) {
            case NoSuchFileException _ -> "does not exist";
            case AccessDeniedException _ -> "cannot be read: permission denied";
            default -> "cannot be read: " + e.getMessage();
        };
    }
}
