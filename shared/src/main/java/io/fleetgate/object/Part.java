package io.fleetgate.object;

import java.util.HashSet;
import java.util.Set;

/**
 * Some fields of an object, so that it can be said what of an object is needed where not all of it can be read.
 *
 * @param paths JSON paths, such as {@code spec.targetRef}, each with all that is below it
 */
public record Part(Set<String> paths) {

    /** By what everybody knows an object, and whose it is. */
    public static final Part METADATA = Part.of("metadata");

    /** For whoever asks only whether an object is there. */
    public static final Part NOTHING = Part.of();

    public Part {
        paths = Set.copyOf(paths);
    }

    public static Part of(String... paths) {
        return new Part(Set.of(paths));
    }

    /** This part and another one. */
    public Part and(Part other) {
        Set<String> both = new HashSet<>(paths);
        both.addAll(other.paths);
        return new Part(both);
    }

    /** Whether nothing in this part of an object has a type that it never has. */
    public boolean isReadable(FleetObject<?> object) {
        return object.wrongTypes()
                .noneMatch(wrong ->
                        paths.stream().anyMatch(path -> isWithin(wrong.path(), path) || isWithin(path, wrong.path())));
    }

    private static boolean isWithin(String inner, String outer) {
        return inner.startsWith(outer)
                && (inner.length() == outer.length() || ".[".indexOf(inner.charAt(outer.length())) >= 0);
    }
}
