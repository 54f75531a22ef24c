package io.fleetgate.operator.access;

import java.util.List;
import java.util.stream.Stream;

/**
 * One rule of a role.
 *
 * @param purpose why the operator needs it, in a few words
 * @param resources plurals, each with a subresource after a slash where it is about one
 * @param names empty for objects of any name
 */
public record AccessRule(String purpose, String group, List<String> resources, List<String> names, List<String> verbs) {

    /** Everything that it permits. */
    Stream<Permission> permissions() {
        return resources.stream()
                .flatMap(resource -> verbs.stream().map(verb -> new Permission(group, resource, verb)));
    }
}
