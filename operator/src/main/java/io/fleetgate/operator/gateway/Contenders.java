package io.fleetgate.operator.gateway;

import io.fleetgate.operator.gateway.Outcome.Contender;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Finds in a conflict of server-side apply who owns which fields. */
final class Contenders {
    private static final String FIELD_MANAGER_CONFLICT = "FieldManagerConflict";

    /** The API server names the manager only in a sentence. */
    private static final Pattern MANAGER = Pattern.compile("conflict with \"(?<name>[^\"]*)\".*", Pattern.DOTALL);

    private Contenders() {}

    /** By manager; empty where the status is about no such conflict. */
    static List<Contender> in(ApiStatus status) {
        Map<String, List<String>> fields = new TreeMap<>();
        for (ApiStatus.Cause cause : status.causes()) {
            if (cause.reason().equals(FIELD_MANAGER_CONFLICT)) {
                fields.computeIfAbsent(manager(cause.message()), _ -> new ArrayList<>())
                        .add(cause.field());
            }
        }
        return fields.entrySet().stream()
                .map(manager -> new Contender(manager.getKey(), List.copyOf(manager.getValue())))
                .toList();
    }

    private static String manager(String sentence) {
        Matcher matcher = MANAGER.matcher(sentence);
        return matcher.matches() ? matcher.group("name") : "";
    }
}
