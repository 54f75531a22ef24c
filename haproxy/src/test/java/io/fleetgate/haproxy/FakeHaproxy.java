package io.fleetgate.haproxy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;

/** A shell script in the place of HAProxy. */
final class FakeHaproxy {
    /** As the real ones, but a script may fork. */
    static final ChildLimits LIMITS = new ChildLimits(10, 1024 * 1024, 1024, 256, 8192);

    private FakeHaproxy() {}

    static HaproxyBinary running(String script, Path folder) throws IOException {
        return running(script, folder, LIMITS, 4);
    }

    static HaproxyBinary running(String script, Path folder, ChildLimits limits, int atOnce) throws IOException {
        return new HaproxyBinary(written(script, folder), temporary(folder), limits, atOnce);
    }

    /** Where the folders of the checks are. */
    static Path temporary(Path folder) throws IOException {
        return Files.createDirectories(folder.resolve("checks"));
    }

    private static Path written(String script, Path folder) throws IOException {
        Path file = Files.createTempFile(
                folder,
                "haproxy",
                "",
                PosixFilePermissions.asFileAttribute(PosixFilePermissions.fromString("rwx------")));
        return Files.writeString(file, "#!/bin/sh\n" + script + "\n");
    }
}
