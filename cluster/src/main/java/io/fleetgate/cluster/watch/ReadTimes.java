package io.fleetgate.cluster.watch;

import java.time.Duration;

/**
 * How long what is read counts, and how long is waited for it. A quiet watch and a dead connection look the same, so a watch is
 * ended in order, and opened anew, well before what it said counts as out of date: each end is proof that nothing was missed.
 *
 * @param staleAfter how long a kind may not be known to be up to date before no decision is based on it
 * @param listSilence after which a list is given up
 * @param watch how long it lasts until the server is to end it; a bookmark comes two seconds before
 * @param watchSilence after which the connection of a watch is given up: longer than any silence of one that works
 */
public record ReadTimes(Duration staleAfter, Duration listSilence, Duration watch, Duration watchSilence) {
    private static final Duration LIST_SILENCE = Duration.ofSeconds(30);
    private static final Duration LONGEST = Duration.ofMinutes(5);
    private static final Duration LONGEST_MARGIN = Duration.ofSeconds(10);

    /** Two watches fit into the time after which a kind is out of date, so that one may fail. */
    public static ReadTimes within(Duration staleAfter) {
        Duration watch = Duration.ofSeconds(Math.clamp(staleAfter.toSeconds() / 2, 1, LONGEST.toSeconds()));
        Duration margin = staleAfter.dividedBy(4);
        return new ReadTimes(
                staleAfter,
                LIST_SILENCE,
                watch,
                watch.plus(margin.compareTo(LONGEST_MARGIN) < 0 ? margin : LONGEST_MARGIN));
    }

    /** How long a watch may take to begin: no longer than a list. */
    Duration watchAnswer() {
        return listSilence.compareTo(watchSilence) < 0 ? listSilence : watchSilence;
    }
}
