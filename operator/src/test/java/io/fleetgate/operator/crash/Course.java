package io.fleetgate.operator.crash;

import com.fasterxml.jackson.databind.JsonNode;
import io.fleetgate.operator.apiserver.Call;
import java.util.List;

/**
 * How a run went.
 *
 * @param end the fleet at the end, in a form in which two runs can be compared
 * @param stored the same as it can be loaded again
 * @param history all that happened to its objects, in the words of a watch
 * @param hasStruck whether what was to go wrong did
 */
record Course(String end, String stored, List<JsonNode> history, List<Call> calls, boolean hasStruck) {

    Course {
        history = List.copyOf(history);
        calls = List.copyOf(calls);
    }

    /** How many calls were made that count. */
    int count(Counted counted) {
        return Math.toIntExact(calls.stream().filter(counted::includes).count());
    }

    /** How many writes to the fleet were answered; those of the dead were not. */
    long writes() {
        return calls.stream()
                .filter(call -> Counted.WRITES.includes(call) && call.status() > 0)
                .count();
    }
}
