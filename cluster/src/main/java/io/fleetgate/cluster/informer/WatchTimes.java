package io.fleetgate.cluster.informer;

import java.time.Duration;

/**
 * How long one watch lasts. A quiet watch and a dead connection look the same, so a watch is ended in order, and opened anew,
 * well before what it said counts as out of date: each end is proof that nothing was missed.
 *
 * @param lasting until the server is to end it; a bookmark comes two seconds before
 * @param silence after which the connection is given up: longer than any silence of a watch that works
 */
record WatchTimes(Duration lasting, Duration silence) {
    private static final Duration LONGEST = Duration.ofMinutes(5);
    private static final Duration LONGEST_MARGIN = Duration.ofSeconds(10);

    /** Two watches fit into the time after which a kind is out of date, so that one may fail. */
    static WatchTimes within(Duration staleAfter) {
        Duration lasting = Duration.ofSeconds(Math.clamp(staleAfter.toSeconds() / 2, 1, LONGEST.toSeconds()));
        Duration margin = staleAfter.dividedBy(4);
        return new WatchTimes(lasting, lasting.plus(margin.compareTo(LONGEST_MARGIN) < 0 ? margin : LONGEST_MARGIN));
    }
}
