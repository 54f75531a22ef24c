package io.fleetgate.template.structure;

import io.fleetgate.template.fault.Place;
import java.util.List;

/**
 * A value that was written into a document.
 *
 * @param number by which the twin refers to it
 * @param start where it begins in the text of its piece, or {@link #ANYWHERE}
 * @param value the string that a reader of the document must find there; empty for {@link Form#NOTATION}
 * @param chain the line that wrote it, and how it was reached
 */
public record Insertion(int number, Form form, int start, String value, List<Place> chain) {
    static final int ANYWHERE = -1;

    /** How a value was written. */
    public enum Form {
        /** As it is. */
        PLAIN,
        /** In double quotes. */
        QUOTED,
        /** As JSON or YAML, with a structure of its own. */
        NOTATION
    }

    Insertion moved(int by) {
        return new Insertion(number, form, start < 0 ? ANYWHERE : start + by, value, chain);
    }

    Insertion lost() {
        return new Insertion(number, form, ANYWHERE, value, chain);
    }
}
