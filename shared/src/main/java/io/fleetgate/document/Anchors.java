package io.fleetgate.document;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.HashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** The anchors of one document: a name means the value that was last begun under it. */
final class Anchors {
    private final Map<String, Anchor> byName = new HashMap<>();

    /** A value with a name; without the value while it is still being read. */
    private static final class Anchor {
        private @Nullable Located value;
    }

    /** Reads a value and remembers it under its name, if it has one. */
    Located named(@Nullable String name, Reading reading) throws Unreadable {
        if (name == null) {
            return reading.read();
        }
        Anchor anchor = new Anchor();
        byName.put(name, anchor);
        Located value = reading.read();
        anchor.value = value;
        return value;
    }

    /** What an alias stands for, copied. */
    Located resolve(String name, int line, int depth, Budget budget) throws Unreadable {
        Anchor anchor = byName.get(name);
        if (anchor == null) {
            throw Unreadable.syntax(
                    line,
                    "has the alias *" + name + " without an anchor before it",
                    "write &" + name + " at what it means");
        }
        Located value = anchor.value;
        if (value == null) {
            throw Unreadable.syntax(
                    line,
                    "has the alias *" + name + " inside of what it stands for",
                    "write the value without the alias");
        }
        JsonNode copy = new AliasCopier(budget, line).copy(value.node(), depth);
        return new Located(copy, value.lines().movedTo(line));
    }

    /** The reading of one value. */
    interface Reading {
        Located read() throws Unreadable;
    }
}
