package io.fleetgate.e2e.settling;

import io.fleetgate.e2e.controlplane.AuditEntry;
import io.fleetgate.e2e.controlplane.AuditLog;
import java.io.IOException;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.Predicate;
import java.util.stream.Collectors;

/**
 * The writes of one user in a stretch of the audit log, in the order in which they were answered.
 *
 * @param writes but events and leases
 * @param apart how many events and leases were written
 */
record Requests(List<Request> writes, long apart) {

    /** The writes since a position of the log. */
    static Requests since(AuditLog log, long position, String user) throws IOException {
        var byApart = log.entriesFrom(position)
                .filter(entry -> entry.user().equals(user))
                .filter(AuditEntry::isWrite)
                .map(Request::of)
                .collect(Collectors.partitioningBy(Request::isApart));
        return new Requests(
                byApart.getOrDefault(false, List.of()),
                byApart.getOrDefault(true, List.of()).size());
    }

    int count(Predicate<Request> which) {
        return Math.toIntExact(writes.stream().filter(which).count());
    }

    /** How long after a moment the last of some was answered; nothing where there is none. */
    Duration untilLast(Instant start, Predicate<Request> which) {
        Optional<Instant> last = writes.stream().filter(which).map(Request::at).max(Instant::compareTo);
        return last.map(end -> Duration.between(start, end)).orElse(Duration.ZERO);
    }

    /** How many there are of each verb and resource. */
    String summary() {
        Map<String, Long> counts = writes.stream()
                .collect(Collectors.groupingBy(
                        request -> request.verb() + " " + request.resource()
                                + (request.code() < 300 ? "" : " (" + request.code() + ")"),
                        TreeMap::new,
                        Collectors.counting()));
        return counts.entrySet().stream()
                        .map(count -> count.getValue() + " " + count.getKey())
                        .collect(Collectors.joining(", "))
                + "; apart from that " + apart + " events and leases";
    }
}
