package io.fleetgate.template.function;

import java.util.Map;
import java.util.Optional;

/** Published functions that there cannot be here, with what to write instead. */
final class Unavailable {
    private static final String NO_CACHE = "nothing is kept from one rendering to the next; keep a value with set";
    private static final Map<String, String> INSTEAD = Map.of(
            "now", "there is no clock, because the same input must give the same text; put the time into the input",
            "unmarshal", "write unmarshalJSON or unmarshalYAML",
            "has_cached", NO_CACHE,
            "get_cached", NO_CACHE,
            "set_cached", NO_CACHE,
            "namespace", "set changes a variable where it was defined, also from inside of a loop",
            "render", "write {% include 'name' %}",
            "render_glob", "include the snippets one by one; they are named, never computed",
            "print", "write {{ value }}",
            "println", "write {{ value }}");

    private Unavailable() {}

    static Optional<String> instead(String name) {
        return Optional.ofNullable(INSTEAD.get(name));
    }
}
