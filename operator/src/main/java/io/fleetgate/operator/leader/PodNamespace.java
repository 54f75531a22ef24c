package io.fleetgate.operator.leader;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;

/** The namespace that this process runs in. */
public final class PodNamespace {
    /** Where a cluster tells every pod that has a ServiceAccount. */
    public static final Path FILE = Path.of("/var/run/secrets/kubernetes.io/serviceaccount/namespace");

    private static final String OUTSIDE_OF_A_POD = "fleetgate-system";

    private PodNamespace() {}

    /** The namespace that the file names; that of the installation where there is no file.
     *
     * @throws IOException when there is a file and it cannot be read
     */
    public static String in(Path file) throws IOException {
        try {
            return Files.readString(file).strip();
        } catch (NoSuchFileException e) {
            return OUTSIDE_OF_A_POD;
        }
    }
}
