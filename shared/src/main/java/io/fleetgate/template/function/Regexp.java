package io.fleetgate.template.function;

import com.google.re2j.Matcher;
import io.fleetgate.template.budget.Meter;
import io.fleetgate.template.regex.LinearPattern;
import io.fleetgate.template.value.Value;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;

/** A pattern as an object with the published methods. It pays from the budget of the rendering that made it. */
final class Regexp implements Value.Receiver {
    private static final Set<String> METHODS =
            Set.of("Match", "Find", "FindAll", "FindSubmatch", "ReplaceAll", "Split");

    private final LinearPattern pattern;
    private final Meter meter;

    Regexp(LinearPattern pattern, Meter meter) {
        this.pattern = pattern;
        this.meter = meter;
    }

    @Override
    public boolean hasMethod(String method) {
        return METHODS.contains(method);
    }

    @Override
    public Value call(String method, List<Value> values) {
        Arguments arguments = new Arguments(values, meter, new FirstSeen());
        int wanted = method.equals("ReplaceAll") ? 2 : 1;
        if (values.size() != wanted) {
            throw new IllegalArgumentException("takes " + wanted + (wanted == 1 ? " argument" : " arguments"));
        }
        String text = arguments.text(0);
        return switch (method) {
            case "Match" -> Value.of(pattern.matcher(text, meter).find());
            case "Find" -> find(text);
            case "FindAll" -> new Value.Sequence(findAll(text));
            case "FindSubmatch" -> new Value.Sequence(groups(text));
            case "ReplaceAll" -> Value.of(pattern.replaceAll(text, arguments.text(1), meter));
            default -> new Value.Sequence(split(text));
        };
    }

    private Value find(String text) {
        Matcher matcher = pattern.matcher(text, meter);
        return matcher.find() ? Value.of(matcher.group()) : Value.EMPTY_TEXT;
    }

    private List<Value> findAll(String text) {
        List<Value> found = new ArrayList<>();
        Matcher matcher = pattern.matcher(text, meter);
        for (int from = 0; pattern.next(matcher, from, text, meter); from = matcher.end()) {
            meter.elements(1);
            found.add(Value.of(matcher.group()));
        }
        return found;
    }

    /** The match and its groups, or nothing; a group that does not take part is empty. */
    private List<Value> groups(String text) {
        List<Value> groups = new ArrayList<>();
        Matcher matcher = pattern.matcher(text, meter);
        if (matcher.find()) {
            for (int index = 0; index <= matcher.groupCount(); index++) {
                meter.elements(1);
                String group = matcher.group(index);
                meter.text(group == null ? 0 : group.length());
                groups.add(group == null ? Value.EMPTY_TEXT : Value.of(group));
            }
        }
        return groups;
    }

    private List<Value> split(String text) {
        List<Value> parts = new ArrayList<>();
        Matcher matcher = pattern.matcher(text, meter);
        int from = 0;
        while (pattern.next(matcher, from, text, meter)) {
            meter.elements(1);
            parts.add(Value.of(text.substring(from, matcher.start())));
            from = matcher.end();
        }
        parts.add(Value.of(text.substring(from)));
        return parts;
    }
}
