package io.fleetgate.message;

import static io.fleetgate.fixture.Yaml.binding;
import static io.fleetgate.fixture.Yaml.grant;
import static io.fleetgate.fixture.Yaml.ownedBinding;
import static io.fleetgate.fixture.Yaml.profile;
import static io.fleetgate.fixture.Yaml.release;
import static io.fleetgate.fixture.Yaml.target;
import static io.fleetgate.fixture.Yaml.version;

import io.fleetgate.api.solar.SolarKinds;
import io.fleetgate.fixture.Fleet;
import io.fleetgate.rollout.binding.BindingName;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** Changes that targets notice. */
final class ConsequenceExamples {
    private static final String EDGE = "{matchLabels: {ring: edge}}";
    private static final String FLEET = version("ns/cv", "kyverno")
            + release("ns/v1", "uniqueName: kyverno, priority: 1")
            + release("ns/v2", "uniqueName: kyverno, priority: 2")
            + release("ns/v3", "")
            + profile("ns/p", "v1", EDGE)
            + IntStream.range(10, 24)
                    .mapToObj(i -> target("ns/t" + i, "ring: edge"))
                    .collect(Collectors.joining());

    private ConsequenceExamples() {}

    static List<Example> all() {
        List<Example> examples = new ArrayList<>(List.of(
                Example.planned(
                        "the deletion of a Profile that many targets need",
                        Fleet.of(FLEET + ownedBinding("ns/p-t10-bcdfg", "p", "{name: t10}", "v1")),
                        List.of(Fleet.delete(SolarKinds.PROFILE, "ns/p"))),
                Example.planned(
                        "a Profile that takes the place of another",
                        Fleet.of(FLEET),
                        List.of(
                                Fleet.delete(SolarKinds.PROFILE, "ns/p"),
                                Fleet.apply(profile("ns/q", "v2", EDGE)).getFirst())),
                Example.planned(
                        "the deletion of many targets",
                        Fleet.of(FLEET),
                        IntStream.range(10, 20)
                                .mapToObj(i -> Fleet.delete(SolarKinds.TARGET, "ns/t" + i))
                                .toList()),
                Example.applied("a release of a higher priority", FLEET, profile("ns/q", "v2", EDGE)),
                Example.applied(
                        "a name that a release has by default",
                        FLEET,
                        profile("ns/q", "v3", "{matchLabels: {ring: edge}}"))));
        examples.add(Example.applied(
                "a release that ties",
                FLEET + release("ns/v4", "uniqueName: kyverno, priority: 1"),
                profile("ns/q", "v4", EDGE)));
        examples.add(Example.applied(
                "a binding by the name that another is to have",
                FLEET,
                binding("ns/" + BindingName.of(Fleet.key("ns/p"), Fleet.key("ns/t10"), "v1"), "{name: t11}", "v2")));
        examples.add(Example.applied(
                "the eviction of another tenant",
                FLEET
                        + version("team/cv", "kyverno")
                        + release("team/r", "uniqueName: falco")
                        + binding("team/b", "{name: t10, namespace: ns}", "r")
                        + grant("ns/team", "ReleaseBinding", "team", "Target")
                        + release("ns/falco", "uniqueName: falco, priority: 1"),
                binding("ns/b", "{name: t10}", "falco")));
        examples.add(Example.applied(
                "a grant for a Profile without one for its bindings",
                FLEET + version("team/cv", "falco") + release("team/r", "") + profile("team/p", "r", EDGE),
                grant("ns/team", "Profile", "team", "Target")));
        return examples;
    }
}
