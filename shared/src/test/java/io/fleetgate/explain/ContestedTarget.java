package io.fleetgate.explain;

import static io.fleetgate.fixture.Yaml.binding;
import static io.fleetgate.fixture.Yaml.labelledRelease;
import static io.fleetgate.fixture.Yaml.profile;
import static io.fleetgate.fixture.Yaml.target;
import static io.fleetgate.fixture.Yaml.version;

import io.fleetgate.fixture.Fleet;
import io.fleetgate.store.Snapshot;
import java.util.Random;

/** One target for which many releases compete: few names, few priorities, the limits of them included, rules in both directions. */
final class ContestedTarget {
    private static final int[] PRIORITIES = {0, 0, 1, 1, 2, 7, -3, Integer.MAX_VALUE, Integer.MIN_VALUE};
    private static final String[] LABELS = {"", "env: x", "env: x, tier: edge", "env: y", "tier: core"};
    private static final String[] RULES = {
        "",
        "",
        "",
        "antiAffinity: {}",
        "antiAffinity: {matchLabels: {env: x}}",
        "antiAffinity: {matchLabels: {env: y, tier: edge}}",
        "antiAffinity: {matchExpressions: [{key: tier, operator: NotIn, values: [edge, core]}]}",
        "antiAffinity: {matchExpressions: [{key: env, operator: Exists}]}",
        "antiAffinity: {matchExpressions: [{key: env, operator: DoesNotExist}]}",
        "antiAffinity: {matchExpressions: [{key: env, operator: Bogus}]}"
    };

    private ContestedTarget() {}

    /** A fleet whose only target is {@code a/t}; the same seed makes the same fleet. */
    static Snapshot of(long seed) {
        Random random = new Random(seed);
        StringBuilder yaml = new StringBuilder(target("a/t", "") + version("a/cv", "k"));
        int releases = 2 + random.nextInt(6);
        for (int i = 0; i < releases; i++) {
            String rule = pick(random, RULES);
            yaml.append(labelledRelease(
                    "a/r" + i,
                    pick(random, LABELS),
                    "uniqueName: " + pick(random, "k", "m", "n") + ", priority: "
                            + PRIORITIES[random.nextInt(PRIORITIES.length)] + (rule.isEmpty() ? "" : ", " + rule)));
            yaml.append(
                    random.nextInt(4) == 0
                            ? profile("a/p" + i, "r" + i, "{}")
                            : binding("a/b" + random.nextInt(100) + "-" + i, "{name: t}", "r" + i));
        }
        return Fleet.of(yaml.toString());
    }

    private static String pick(Random random, String... choices) {
        return choices[random.nextInt(choices.length)];
    }
}
