package io.fleetgate.e2e.process;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;

/** The folder that holds the programs of a build script, built from their sources where they are not there yet. */
public record Programs(Path folder) {

    /** Runs the script, which prints the folder to standard output and what it does to standard error. */
    public static Programs builtBy(Path script) throws IOException, InterruptedException {
        var build = new ProcessBuilder(script.toAbsolutePath().toString())
                .redirectError(ProcessBuilder.Redirect.INHERIT)
                .start();
        var output = new String(build.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        if (build.waitFor() != 0) {
            throw new IllegalStateException("programs could not be built; " + script + " says why above");
        }
        return new Programs(Path.of(output.strip()));
    }

    /** The path of one program. */
    public String path(String program) {
        return folder.resolve(program).toString();
    }
}
