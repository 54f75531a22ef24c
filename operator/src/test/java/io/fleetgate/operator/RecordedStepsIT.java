package io.fleetgate.operator;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.node.ObjectNode;
import io.fleetgate.api.solar.SolarKinds;
import io.fleetgate.fixture.Facts;
import io.fleetgate.fixture.Fleet;
import io.fleetgate.fixture.GeneratedNames;
import io.fleetgate.object.FleetObject;
import io.fleetgate.object.KindCatalog;
import io.fleetgate.operator.apiserver.InMemoryApiServer;
import io.fleetgate.recorded.RecordedFleet;
import io.fleetgate.recorded.RecordedStep;
import io.fleetgate.store.Snapshot;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/**
 * The steps that were recorded of the published system, one after the other, with controllers that run: every object ends as
 * the plan of the step says, which is as it was recorded, or better where that is meant.
 */
class RecordedStepsIT {
    private static final KindCatalog CATALOG = new KindCatalog(SolarKinds.ALL);
    private static final Path FOLDER = Path.of("../shared/src/test/resources/golden/recorded");

    @TestFactory
    Stream<DynamicTest> everyObjectEndsAsThePlanOfTheStepSays() throws Exception {
        return RecordedFleet.all(FOLDER).stream()
                .map(fleet -> DynamicTest.dynamicTest(fleet.name(), () -> replay(fleet)));
    }

    private static void replay(RecordedFleet recorded) throws Exception {
        try (InMemoryApiServer server = InMemoryApiServer.start()) {
            server.fleet().load(recorded.fleet());
            try (RunningControllers controllers = new RunningControllers(server)) {
                for (RecordedStep step : recorded.steps()) {
                    controllers.awaitQuiet();
                    take(step, server, controllers);

                    assertThat(Facts.of(stored(server)).lines())
                            .as(recorded.name() + "/" + step.name())
                            .containsExactlyElementsOf(Files.readAllLines(FOLDER.resolve(recorded.name())
                                    .resolve(step.name())
                                    .resolve("objects.txt")));
                }
            }
        }
    }

    /** What others write is answered at once; what is applied together is seen together. */
    private static void take(RecordedStep step, InMemoryApiServer server, RunningControllers controllers)
            throws Exception {
        for (FleetObject<?> patch : Fleet.objects(step.meanwhile())) {
            change(server, GeneratedNames.find(stored(server), patch), patch);
        }
        controllers.awaitQuiet();
        controllers.standBy();
        for (FleetObject<?> applied : Fleet.objects(step.change())) {
            var before = stored(server).find(applied.kind(), applied.key());
            if (before.isEmpty()) {
                server.fleet().create(applied.document().toString());
            } else {
                change(server, before.get(), applied);
            }
        }
        for (String deleted : step.deletes()) {
            String[] words = deleted.split("[ /]");
            server.fleet().delete(CATALOG.find(words[0]).orElseThrow(), words[1], words[2]);
        }
        controllers.lead();
        controllers.awaitQuiet();
    }

    private static void change(InMemoryApiServer server, FleetObject<?> stored, FleetObject<?> change)
            throws Exception {
        ObjectNode patch = change.document().deepCopy();
        patch.withObject("metadata").put("name", stored.name());
        if (patch.has("status")) {
            server.fleet().patchStatus(stored.kind(), stored.namespace(), stored.name(), patch.toString());
        } else {
            server.fleet().patch(stored.kind(), stored.namespace(), stored.name(), patch.toString());
        }
    }

    private static Snapshot stored(InMemoryApiServer server) {
        Snapshot snapshot = Fleet.empty();
        for (var kind : SolarKinds.ALL) {
            for (ObjectNode document : server.fleet().list(kind)) {
                snapshot = snapshot.with(CATALOG.read(document));
            }
        }
        return snapshot;
    }
}
