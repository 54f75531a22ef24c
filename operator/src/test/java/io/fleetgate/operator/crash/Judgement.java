package io.fleetgate.operator.crash;

import com.fasterxml.jackson.databind.JsonNode;
import io.fleetgate.operator.apiserver.Call;
import io.fleetgate.operator.apiserver.storage.Json;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** What is wrong with a run, one sentence each. */
final class Judgement {
    private static final String FIRST_CLIENT = "client-1";

    private final String preview;
    private final Course undisturbed;
    private final Course course;
    private final List<String> wrong = new ArrayList<>();

    private Judgement(String preview, Course undisturbed, Course course) {
        this.preview = preview;
        this.undisturbed = undisturbed;
        this.course = course;
    }

    /**
     * Judges a run.
     *
     * @param preview the fleet as it has to be at the end
     * @param undisturbed a run in which nothing went wrong; may be the one that is judged
     */
    static List<String> of(String preview, Course undisturbed, Course course) {
        Judgement judgement = new Judgement(preview, undisturbed, course);
        judgement.compareEnds();
        judgement.compareCreations();
        judgement.countWrites();
        judgement.checkDeletes();
        judgement.checkDead();
        judgement.checkElected();
        judgement.wrong.addAll(DeletionOrder.violations(course.history()));
        return judgement.wrong;
    }

    private void compareEnds() {
        if (!course.end().equals(preview)) {
            wrong.add("it ends in\n" + Lines.difference(preview, course.end()));
        }
    }

    /** What is made twice was made by somebody who did not know that it was there, or who was too early. */
    private void compareCreations() {
        Map<String, Integer> expected = creations(undisturbed);
        Map<String, Integer> actual = creations(course);
        if (!actual.equals(expected)) {
            wrong.add("made were\n" + Lines.difference(lines(expected), lines(actual)));
        }
    }

    /** A write more for what went wrong, and those that another order of events leads to. */
    private void countWrites() {
        long most = undisturbed.writes() + undisturbed.writes() / 2 + 4;
        if (course.writes() > most) {
            wrong.add(course.writes() + " writes instead of " + undisturbed.writes());
        }
    }

    private void checkDeletes() {
        for (Call call : course.calls()) {
            if (call.request().method().equals("DELETE")
                    && Json.tree(call.request().body())
                            .at("/preconditions/uid")
                            .asText()
                            .isEmpty()) {
                wrong.add("a deletion of whatever has the name: " + call);
            }
        }
    }

    /** Whoever was killed is gone before anybody takes its place. */
    private void checkDead() {
        boolean hasSuccessor = false;
        for (Call call : course.calls()) {
            boolean isFirst = call.client().equals(FIRST_CLIENT);
            hasSuccessor |= !isFirst;
            if (isFirst && hasSuccessor && call.isWrite()) {
                wrong.add("a write of the dead: " + call);
            }
        }
    }

    /** Where there is a Lease, nobody writes but its holder. */
    private void checkElected() {
        boolean isByElection = course.calls().stream().anyMatch(Counted.LEASE_CALLS::includes);
        String holder = "";
        for (Call call : course.calls()) {
            if (isByElection && Counted.WRITES.includes(call) && !call.client().equals(holder)) {
                wrong.add("a write of one who is not elected: " + call);
            }
            if (Counted.LEASE_CALLS.includes(call) && call.isWrite() && call.status() / 100 == 2) {
                boolean isHeld = !Json.tree(call.request().body())
                        .at("/spec/holderIdentity")
                        .asText("")
                        .isEmpty();
                holder = isHeld ? call.client() : "";
            }
        }
    }

    private static Map<String, Integer> creations(Course course) {
        Map<String, Integer> counts = new TreeMap<>();
        for (JsonNode event : course.history()) {
            if (event.path("type").asText().equals("ADDED")) {
                counts.merge(DeletionOrder.name(event.path("object")), 1, Integer::sum);
            }
        }
        return counts;
    }

    private static String lines(Map<String, Integer> counts) {
        return String.join(
                "\n", counts.entrySet().stream().map(Map.Entry::toString).toList());
    }
}
