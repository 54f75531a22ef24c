package io.fleetgate.template.fault;

/** A line of a template; lines count from 1. */
public record Place(String template, int line) {
    @Override
    public String toString() {
        return template + ":" + line;
    }
}
