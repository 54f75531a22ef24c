package io.fleetgate.consequence;

import static io.fleetgate.fixture.Yaml.profile;
import static io.fleetgate.fixture.Yaml.release;
import static io.fleetgate.fixture.Yaml.target;
import static io.fleetgate.fixture.Yaml.version;

import io.fleetgate.fixture.Changed;
import java.util.List;

/** What is said of a change to a small fleet, each as its reason and message. */
final class Said {
    static final String EDGE = "{matchLabels: {ring: edge}}";

    /** Two targets that run kyverno from v1; v2 is ready to take over. */
    static final String FLEET = version("ns/cv", "kyverno")
            + release("ns/v1", "uniqueName: kyverno, priority: 1")
            + release("ns/v2", "uniqueName: kyverno, priority: 2")
            + profile("ns/p1", "v1", EDGE)
            + target("ns/a", "ring: edge")
            + target("ns/b", "ring: edge")
            + target("ns/c", "ring: core");

    private Said() {}

    static List<String> said(Changed changed) {
        return Consequences.of(changed.effect()).stream()
                .map(Consequence::problem)
                .map(problem -> problem.reason().wireName() + " " + problem.message())
                .toList();
    }
}
