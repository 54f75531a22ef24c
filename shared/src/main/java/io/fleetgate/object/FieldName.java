package io.fleetgate.object;

import java.util.regex.Pattern;

/** How a field is written in the paths that problems carry. */
public final class FieldName {
    private static final Pattern PLAIN = Pattern.compile("[A-Za-z0-9_-]+");

    private FieldName() {}

    /** The path of a field: {@code parent.name}, or {@code parent['na.me']} where the name would read as a path itself. */
    public static String below(String parent, String name) {
        return parent + step(name);
    }

    static String step(String name) {
        return PLAIN.matcher(name).matches() ? "." + name : "['" + name + "']";
    }
}
