package io.fleetgate.process;

import java.io.PrintStream;

/** The two moments at which a process speaks to whoever started it: once when it is ready, and by its exit code. */
public final class Lifecycle {

    /** Exit code of a command line or configuration that is not understood. */
    public static final int USAGE = 2;

    /** Exit code of a process that ended by a bug of its own. */
    public static final int BUG = 70;

    /** Exit code of a process that could not start. */
    public static final int START_FAILED = 1;

    private Lifecycle() {}

    /** Prints the only line of standard output. */
    public static void announceReady(PrintStream out, ListenAddress address) {
        out.println("ready https://" + address);
        out.flush();
    }

    /**
     * From now on SIGTERM and SIGINT end the process with exit code 0, after what it names to the drain by then; a JVM's own
     * code would be 143, which a supervisor takes for a crash.
     */
    public static Drain drainOnSignal() {
        Drain drain = new Drain();
        Runtime.getRuntime().addShutdownHook(Thread.ofPlatform().name("drain").unstarted(() -> {
            drain.run();
            Runtime.getRuntime().halt(0);
        }));
        return drain;
    }
}
