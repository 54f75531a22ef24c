package io.fleetgate.template.tree;

/** One entry of a map as it is written. */
public record Entry(Expression key, Expression value) {}
