package io.fleetgate.operator.reconcile;

import com.fasterxml.jackson.databind.JsonNode;
import io.fleetgate.api.solar.SolarKinds;
import io.fleetgate.condition.ConditionType;
import io.fleetgate.object.FleetObject;
import io.fleetgate.object.Kind;
import io.fleetgate.object.Part;
import io.fleetgate.store.Projection;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/** How the fleet stands, kept up with each change: whoever asks, however often, goes through no object. */
public final class FleetCounts {
    private static final Part READ = Part.METADATA.and(Part.of("status"));
    private static final String BLOCKED = "True";

    /** ReleaseBindings by the reason of their condition {@code Accepted}. */
    static final Projection<Tally> BINDINGS =
            tally(SolarKinds.RELEASE_BINDING, object -> condition(object, ConditionType.ACCEPTED, "reason"));

    private static final Map<Kind<?>, Projection<Tally>> DELETIONS = SolarKinds.ALL.stream()
            .collect(Collectors.toUnmodifiableMap(kind -> kind, kind -> tally(kind, FleetCounts::deletion)));

    private FleetCounts() {}

    /** Everything that a snapshot for these counts must keep. */
    public static List<Projection<?>> all() {
        List<Projection<?>> all = new ArrayList<>(DELETIONS.values());
        all.add(BINDINGS);
        return all;
    }

    /** Objects of a kind that are being deleted, by whether their deletion is blocked. */
    static Projection<Tally> deletions(Kind<?> kind) {
        Projection<Tally> deletions = DELETIONS.get(kind);
        if (deletions == null) {
            throw new IllegalArgumentException("nothing is counted of " + kind);
        }
        return deletions;
    }

    /** How many deletions are blocked. */
    static int blocked(Tally deletions) {
        return deletions.of(BLOCKED);
    }

    private static String deletion(FleetObject<?> object) {
        return object.isTerminating() ? condition(object, ConditionType.DELETION_BLOCKED, "status") : "";
    }

    private static Projection<Tally> tally(Kind<?> kind, Function<FleetObject<?>, String> sort) {
        return new Projection<>(
                kind,
                Tally.class,
                Tally.NONE,
                READ,
                (tally, before, after) -> tally.moved(sort(sort, before), sort(sort, after)));
    }

    private static String sort(Function<FleetObject<?>, String> sort, @Nullable FleetObject<?> object) {
        return object == null ? "" : sort.apply(object);
    }

    private static String condition(FleetObject<?> object, ConditionType type, String field) {
        for (JsonNode condition : object.status().path("conditions")) {
            if (condition.path("type").asText().equals(type.wireName())) {
                return condition.path(field).asText();
            }
        }
        return "";
    }
}
