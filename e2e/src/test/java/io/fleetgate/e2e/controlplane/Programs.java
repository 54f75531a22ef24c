package io.fleetgate.e2e.controlplane;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;

/** The folder that holds the programs of the control plane, built from their sources where the cache has none. */
record Programs(Path folder) {
    private static final Path BUILD = Path.of("controlplane", "build");

    /** Runs the build, which takes minutes the first time and says so; the working folder is that of this module. */
    static Programs build() throws IOException, InterruptedException {
        var build = new ProcessBuilder(BUILD.toAbsolutePath().toString())
                .redirectError(ProcessBuilder.Redirect.INHERIT)
                .start();
        var output = new String(build.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        if (build.waitFor() != 0) {
            throw new IllegalStateException("the control plane could not be built; " + BUILD + " says why above");
        }
        return new Programs(Path.of(output.strip()));
    }

    /** The path of one program. */
    String path(String program) {
        return folder.resolve(program).toString();
    }
}
