package io.fleetgate.e2e.deed;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.TestInstance.Lifecycle;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The life of one fleet, a change set after the other, as the files tell it. */
@TestInstance(Lifecycle.PER_CLASS)
class PreviewDeedE2E {
    private static final Path CHANGE_SETS = Path.of("src", "test", "resources", "deed");
    private static final Set<String> NAMESPACES = Set.of("deed-catalog", "deed-clusters", "deed-tenant");

    private DeedFleet fleet;

    @BeforeAll
    void startFleet() throws IOException, InterruptedException {
        fleet = DeedFleet.start(NAMESPACES);
    }

    @AfterAll
    void stopFleet() throws IOException {
        try (var ended = fleet) {
            assertThat(ended.misconduct())
                    .as("what the operator must not ask for")
                    .isEmpty();
        }
    }

    static List<NamedChangeSet> changeSets() throws IOException {
        return NamedChangeSet.in(CHANGE_SETS);
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("changeSets")
    void operatorDoesWhatThePreviewSaid(NamedChangeSet named) throws IOException, InterruptedException {
        for (var succeeds : named.reports()) {
            fleet.renderer().report(_ -> succeeds);
        }

        var outcome = fleet.rehearsalWithKubectl().of(named.set());

        assertThat(outcome.mismatches()).as(outcome.toString()).isEmpty();
        assertThat(outcome.preview().plan().path("verdict").asText()).isEqualTo(named.verdict());
    }
}
