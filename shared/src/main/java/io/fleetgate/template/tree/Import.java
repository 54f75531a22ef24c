package io.fleetgate.template.tree;

import io.fleetgate.template.fault.Spot;

/**
 * Makes a macro of another template known under a name.
 *
 * @param macro its name there, or empty for all macros of that template
 */
public record Import(String template, String macro, String alias, Spot spot) {}
