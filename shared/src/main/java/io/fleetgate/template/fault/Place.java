package io.fleetgate.template.fault;

/**
 * A place in one of several templates.
 *
 * @param line from 1
 * @param column from 1, or 0 where it is not known
 */
public record Place(String template, int line, int column) {

    public Place(String template, int line) {
        this(template, line, 0);
    }

    public static Place of(String template, Spot spot) {
        return new Place(template, spot.line(), spot.column());
    }

    public Spot spot() {
        return new Spot(line, column);
    }

    @Override
    public String toString() {
        return template + ":" + line + (column == 0 ? "" : ":" + column);
    }
}
