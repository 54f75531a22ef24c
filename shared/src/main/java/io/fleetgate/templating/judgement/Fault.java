package io.fleetgate.templating.judgement;

/**
 * Why what a config renders is wrong.
 *
 * @param message for whoever made the change; where a template said it by {@code fail}, exactly that
 */
public record Fault(Phase phase, String message) {}
