package io.fleetgate.e2e.process;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/**
 * Ties the life of a program to that of this JVM, however the JVM ends.
 *
 * <p>The standard input of the guarded process is a pipe that only this JVM can write to, and never does. A background
 * shell reads it; the kernel closes it when the JVM is gone, {@code kill -9} included, and the shell then kills the
 * program. The program itself replaces the outer shell, so that its pid, its signals and its exit code are its own.
 */
final class Watchdog {
    private static final String SCRIPT = """
            exec 3<&0
            (trap '' HUP INT TERM; cat <&3; kill -KILL $$) >/dev/null 2>&1 &
            exec "$@" <"$0" 3<&-
            """;

    private Watchdog() {}

    /** The command that runs {@code program} under guard, with {@code input} as the program's standard input. */
    static List<String> guard(List<String> program, Path input) {
        var guarded = new ArrayList<>(List.of("/bin/sh", "-c", SCRIPT, input.toString()));
        guarded.addAll(program);
        return guarded;
    }
}
