package io.fleetgate.recorded;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/**
 * A fleet that was recorded, a folder.
 *
 * @param fleet what is stored before the first step
 * @param steps in order; each begins where the one before has settled
 */
public record RecordedFleet(String name, String fleet, List<RecordedStep> steps) {

    /** Every fleet of a folder, sorted by name. */
    public static List<RecordedFleet> all(Path folder) throws IOException {
        List<RecordedFleet> fleets = new ArrayList<>();
        for (Path each : sorted(folder)) {
            fleets.add(read(each));
        }
        return fleets;
    }

    private static RecordedFleet read(Path folder) throws IOException {
        String fleet = "";
        List<RecordedStep> steps = new ArrayList<>();
        for (Path entry : sorted(folder)) {
            if (entry.endsWith("fleet.yaml")) {
                fleet = Files.readString(entry);
            } else {
                steps.add(RecordedStep.read(entry));
            }
        }
        return new RecordedFleet(folder.getFileName().toString(), fleet, steps);
    }

    private static List<Path> sorted(Path folder) throws IOException {
        try (Stream<Path> entries = Files.list(folder)) {
            return entries.sorted().toList();
        }
    }
}
