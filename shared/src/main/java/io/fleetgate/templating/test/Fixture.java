package io.fleetgate.templating.test;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.fleetgate.path.ObjectPath;
import io.fleetgate.resource.watch.GroupVersionResource;
import io.fleetgate.resource.watch.Watch;
import io.fleetgate.text.EnglishPlural;
import java.util.Locale;

/** One object of a test: it may leave out what its store says anyway. */
final class Fixture {
    private Fixture() {}

    /**
     * The whole object, a copy.
     *
     * @param place where the fixture stands, for people
     */
    static ObjectNode object(JsonNode written, Watch watch, String place) {
        if (!(written instanceof ObjectNode given)) {
            throw new FixtureException("fixture " + place + " is no object");
        }
        ObjectNode object = given.deepCopy();
        if (object.path("metadata").path("name").asText("").isEmpty()) {
            throw new FixtureException("fixture " + place + " has no metadata.name");
        }
        GroupVersionResource resource = watch.resource();
        fill(
                object,
                "apiVersion",
                resource.group().isEmpty() ? resource.version() : resource.group() + "/" + resource.version());
        fill(object, "kind", kind(resource.resource()));
        for (ObjectPath path : watch.indexBy()) {
            if (path.find(object).isEmpty()) {
                throw new FixtureException(
                        "fixture " + place + " has nothing at " + "a path of indexBy, so that nothing finds it");
            }
        }
        return object;
    }

    private static void fill(ObjectNode object, String field, String value) {
        if (object.path(field).asText("").isEmpty()) {
            object.put(field, value);
        }
    }

    /** Only a guess: tests whose templates read the kind say it. */
    private static String kind(String resource) {
        String singular = EnglishPlural.singular(resource);
        return singular.substring(0, 1).toUpperCase(Locale.ROOT) + singular.substring(1);
    }
}
