package io.fleetgate.templating.context;

import io.fleetgate.template.value.Value;
import java.util.List;
import java.util.stream.IntStream;

/** Arguments that are strings. */
final class Texts {
    private Texts() {}

    /** Exactly as many strings as there are names; anything else is refused by name. */
    static List<String> of(List<Value> arguments, String... names) {
        if (arguments.size() != names.length) {
            throw new IllegalArgumentException("takes " + String.join(", ", names) + ", but got " + arguments.size()
                    + (arguments.size() == 1 ? " argument" : " arguments"));
        }
        return IntStream.range(0, names.length)
                .mapToObj(i -> text(arguments.get(i), names[i]))
                .toList();
    }

    private static String text(Value argument, String name) {
        if (argument instanceof Value.Text(String text)) {
            return text;
        }
        throw new IllegalArgumentException(name + " must be a string, but is " + argument.kind());
    }
}
