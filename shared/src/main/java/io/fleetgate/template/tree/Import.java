package io.fleetgate.template.tree;

/**
 * Makes a macro of another template known under a name.
 *
 * @param macro its name there, or empty for all macros of that template
 */
public record Import(String template, String macro, String alias, int line) {}
