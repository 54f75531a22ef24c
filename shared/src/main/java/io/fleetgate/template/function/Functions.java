package io.fleetgate.template.function;

import io.fleetgate.template.budget.Meter;
import io.fleetgate.template.fault.Fault;
import io.fleetgate.template.fault.TemplateStop;
import io.fleetgate.template.value.Value;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;

/** All functions there are, by the names that templates call them by. */
public final class Functions {
    private static final Map<String, Signature> BY_NAME = byName();
    private static final Set<String> SURVIVE_UNDEFINED = Set.of("default", "coalesce", "fallback", "isNil");

    private Functions() {}

    public static boolean has(String name) {
        return BY_NAME.containsKey(name);
    }

    /** Why there is no such function. */
    public static String refusal(String name) {
        return "knows no function, filter or macro \"" + name + "\""
                + Unavailable.instead(name).map(instead -> ": " + instead).orElse("");
    }

    /** Why a function that {@link #has} knows cannot be called with so many arguments, if it cannot. */
    public static Optional<String> wrongCount(String name, int count) {
        Signature signature = BY_NAME.get(name);
        return signature == null || (count >= signature.least() && count <= signature.most())
                ? Optional.empty()
                : Optional.of("calls " + name + " with " + count + " arguments instead of " + signature.range());
    }

    /** All names, for the page that lists them. */
    public static Set<String> names() {
        return new TreeSet<>(BY_NAME.keySet());
    }

    /** Whether an argument of the function may be undefined, which is null then. */
    public static boolean survivesUndefined(String name) {
        return SURVIVE_UNDEFINED.contains(name);
    }

    /** Calls a function that {@link #has} knows, with as many arguments as it takes. */
    public static Value call(String name, List<Value> arguments, Meter meter, FirstSeen seen) {
        Signature signature = BY_NAME.get(name);
        if (signature == null) {
            throw TemplateStop.undefined("knows no function \"" + name + "\"");
        }
        try {
            return signature.function().call(new Arguments(arguments, meter, seen));
        } catch (TemplateStop stop) {
            throw stop.fault() == Fault.WRONG_VALUE ? TemplateStop.wrongValue(name + ": " + stop.text()) : stop;
        }
    }

    private static Map<String, Signature> byName() {
        Map<String, Signature> functions = new LinkedHashMap<>();
        TextFunctions.addTo(functions);
        CaseFunctions.addTo(functions);
        IndentFunction.addTo(functions);
        SplitFunctions.addTo(functions);
        SearchFunctions.addTo(functions);
        PatternFunctions.addTo(functions);
        FormatFunctions.addTo(functions);
        TimeFunctions.addTo(functions);
        DigestFunctions.addTo(functions);
        NotationFunctions.addTo(functions);
        SortFunctions.addTo(functions);
        GroupFunctions.addTo(functions);
        AffixFunctions.addTo(functions);
        CodecFunctions.addTo(functions);
        NumberFunctions.addTo(functions);
        ListFunctions.addTo(functions);
        MapFunctions.addTo(functions);
        ChoiceFunctions.addTo(functions);
        return Map.copyOf(functions);
    }
}
