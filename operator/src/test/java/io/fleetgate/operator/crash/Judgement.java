package io.fleetgate.operator.crash;

import com.fasterxml.jackson.databind.JsonNode;
import io.fleetgate.operator.apiserver.Call;
import io.fleetgate.operator.apiserver.storage.Json;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** What is wrong with a disturbed run, one sentence each. */
final class Judgement {
    private static final String FIRST_CLIENT = "client-1";

    private final Course undisturbed;
    private final Course course;
    private final List<String> wrong = new ArrayList<>();

    private Judgement(Course undisturbed, Course course) {
        this.undisturbed = undisturbed;
        this.course = course;
    }

    static List<String> of(Course undisturbed, Course course) {
        Judgement judgement = new Judgement(undisturbed, course);
        judgement.compareEnds();
        judgement.compareCreations();
        judgement.countWrites();
        judgement.checkDeletes();
        judgement.checkDead();
        judgement.wrong.addAll(DeletionOrder.violations(course.history()));
        return judgement.wrong;
    }

    private void compareEnds() {
        if (!course.end().equals(undisturbed.end())) {
            wrong.add("it ends in\n" + Lines.difference(undisturbed.end(), course.end()));
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
