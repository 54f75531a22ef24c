package io.fleetgate.e2e.deed;

import com.fasterxml.jackson.databind.node.ObjectNode;
import io.fleetgate.api.solar.SolarKinds;
import io.fleetgate.e2e.fleet.StoredFleet;
import io.fleetgate.e2e.installation.Deploy;
import io.fleetgate.object.KindCatalog;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;

/**
 * A change set in a file: what is deleted carries the annotation by which dry-run is told so. Comments at its top say what the
 * renderer reports before, a report on all unfinished RenderTasks for each line, and what verdict is expected.
 */
record NamedChangeSet(ChangeSet set, List<Boolean> reports, String verdict) {
    private static final KindCatalog KINDS = new KindCatalog(SolarKinds.ALL);
    private static final String OPERATION = "fleetgate.io/operation";

    static List<NamedChangeSet> in(Path folder) throws IOException {
        try (var files = Files.list(folder)) {
            var sets = new ArrayList<NamedChangeSet>();
            for (var file : files.sorted().toList()) {
                sets.add(read(file));
            }
            return sets;
        }
    }

    private static NamedChangeSet read(Path file) throws IOException {
        var name = file.getFileName().toString().replaceFirst("[.]yaml$", "").replace('-', ' ');
        var set = new ChangeSet(name, new LinkedHashMap<>(), new LinkedHashSet<>());
        for (var document : Deploy.documents(file)) {
            var id = StoredFleet.idOf(KINDS.find(document.path("kind").asText()).orElseThrow(), document);
            if (document.at("/metadata/annotations").has(OPERATION)) {
                set.deletes().add(id);
            } else {
                set.documents().put(id, (ObjectNode) document);
            }
        }
        var lines = Files.readAllLines(file);
        var reports = lines.stream()
                .filter(line -> line.startsWith("# renderer: "))
                .map(line -> line.endsWith("succeeds"))
                .toList();
        var verdict = lines.stream()
                .filter(line -> line.startsWith("# verdict: "))
                .map(line -> line.substring("# verdict: ".length()))
                .findFirst()
                .orElse("changed");
        return new NamedChangeSet(set, reports, verdict);
    }

    @Override
    public String toString() {
        return set.name();
    }
}
