package io.fleetgate.resolver;

import java.util.List;

/**
 * The outcome for one target.
 *
 * @param accepted winners first; unique names are unique among them
 * @param losses one for every other candidate: first those lost to their own unique name, by unique name and then winner
 *     first; then those lost to anti-affinity, winner first
 */
public record Resolution(List<Candidate> accepted, List<Loss> losses) {}
