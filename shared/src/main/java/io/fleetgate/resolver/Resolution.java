package io.fleetgate.resolver;

import java.util.List;

/**
 * The outcome for one target.
 *
 * @param accepted winners first; unique names are unique among them
 * @param losses one for every other candidate, in an order that depends on the candidates alone
 */
public record Resolution(List<Candidate> accepted, List<Loss> losses) {}
