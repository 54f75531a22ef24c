package io.fleetgate.rollout;

import static io.fleetgate.fixture.Fleet.key;
import static io.fleetgate.fixture.Yaml.binding;
import static io.fleetgate.fixture.Yaml.target;

import io.fleetgate.fixture.Fleet;
import java.util.List;
import java.util.stream.Stream;

/** What a target of a fleet runs in the end. */
final class Resolved {
    private Resolved() {}

    static Stream<String> accepted(String fleet, String target) {
        return resolve(fleet, target).accepted().stream()
                .map(candidate -> candidate.uniqueName() + "=" + candidate.release());
    }

    static List<String> rejected(String fleet, String target) {
        return resolve(fleet, target).rejected().stream()
                .map(rejection -> rejection.release() + " " + rejection.reason().wireName())
                .toList();
    }

    static List<String> bindings(String fleet, String target) {
        return new SettledFleet(Fleet.of(fleet), RolloutPolicy.DEFAULT)
                .target(key(target)).bindings().stream()
                        .map(binding -> binding.key().toString())
                        .toList();
    }

    private static TargetResolution resolve(String fleet, String target) {
        return new SettledFleet(Fleet.of(fleet), RolloutPolicy.DEFAULT)
                .target(key(target))
                .resolution();
    }
}
