package io.fleetgate.operator.tag;

import io.fleetgate.operator.queue.Backoff;
import java.time.Duration;
import java.util.HashMap;
import java.util.Map;
import java.util.Objects;
import java.util.concurrent.ThreadLocalRandom;
import java.util.function.LongSupplier;
import org.jspecify.annotations.Nullable;

/**
 * Lets a registry that has failed alone for a while, whatever happens to the artifact meanwhile: that its failure is written into
 * the artifact is an event of its own. What has changed of an attempt is tried at once. Of many failures not each is remembered for
 * itself: those that share a place wait together, as long as the longest of them, and those of a namespace share few places with
 * those of others.
 */
final class TagPace {
    private static final int SEGMENTS = 64;
    private static final int PLACES = 1_024;

    private final LongSupplier nanoTime;
    private final int segments;
    private final int places;
    private final int seed = ThreadLocalRandom.current().nextInt();
    private final Map<Place, Failures> failures = new HashMap<>();

    TagPace() {
        this(System::nanoTime, SEGMENTS, PLACES);
    }

    /** The same with another memory: {@code segments} for namespaces, with so many places each. */
    TagPace(LongSupplier nanoTime, int segments, int places) {
        this.nanoTime = nanoTime;
        this.segments = segments;
        this.places = places;
    }

    private record Place(int segment, int place) {}

    /**
     * What is known of those that share a place.
     *
     * @param notBefore when the last of them may be tried again
     * @param mark of the one that has failed; it means nothing where several have
     */
    private record Failures(int inARow, long notBefore, int mark, boolean isShared) {}

    /** How long to wait before the next try; zero for not at all. */
    synchronized Duration left(Attempt attempt) {
        Failures known = known(attempt);
        return known == null ? Duration.ZERO : Duration.ofNanos(Math.max(0, known.notBefore() - nanoTime.getAsLong()));
    }

    /** Returns how long to wait before the next try, no shorter than whoever was asked wants, within reason. */
    synchronized Duration failed(Attempt attempt, Duration atLeast) {
        long now = nanoTime.getAsLong();
        Failures known = known(attempt);
        int mark = mark(attempt);
        int inARow = known == null ? 1 : Math.min(known.inARow() + 1, Backoff.MOST);
        long notBefore =
                now + Math.max(Backoff.after(inARow).toNanos(), Math.min(atLeast.toNanos(), Backoff.LONGEST.toNanos()));
        if (known != null && known.notBefore() - notBefore > 0) {
            notBefore = known.notBefore();
        }
        boolean isShared = known != null && (known.isShared() || known.mark() != mark);
        failures.put(place(attempt), new Failures(inARow, notBefore, mark, isShared));
        return Duration.ofNanos(notBefore - now);
    }

    /** Only where it was alone in its place the next failure is the first again. */
    synchronized void succeeded(Attempt attempt) {
        Failures known = known(attempt);
        if (known != null && !known.isShared() && known.mark() == mark(attempt)) {
            failures.remove(place(attempt));
        }
    }

    /** Where none of a place has been tried for long, nothing is left to be remembered. */
    private @Nullable Failures known(Attempt attempt) {
        Place place = place(attempt);
        Failures known = failures.get(place);
        if (known != null && nanoTime.getAsLong() - known.notBefore() > Backoff.LONGEST.toNanos()) {
            failures.remove(place);
            return null;
        }
        return known;
    }

    private Place place(Attempt attempt) {
        return new Place(
                Math.floorMod(Objects.hash(seed, attempt.artifact().namespace()), segments),
                Math.floorMod(Objects.hash(seed, attempt), places));
    }

    private int mark(Attempt attempt) {
        return Objects.hash(attempt, seed);
    }
}
