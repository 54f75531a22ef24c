package io.fleetgate.template.fault;

/**
 * A place within one template.
 *
 * @param line from 1
 * @param column from 1, or 0 where it is not known
 */
public record Spot(int line, int column) {
    /** Where templates begin, and where whatever has no better place is said to be. */
    public static final Spot START = new Spot(1, 0);

    /** For people: {@code line 2, column 7}. */
    public String label() {
        return "line " + line + (column == 0 ? "" : ", column " + column);
    }

    /** A line of which nobody knows where in it. */
    public static Spot line(int line) {
        return new Spot(line, 0);
    }
}
