package io.fleetgate.process;

import java.util.List;
import java.util.Map;
import java.util.function.Function;
import org.slf4j.LoggerFactory;

/**
 * A process from its arguments to the moment that it runs: prints the help text, or refuses with every reason at once, or
 * starts.
 *
 * @param name the launcher's name, which refusals begin with
 * @param config the configuration of the values that the command line and the settings file give
 * @param <C> the configuration
 */
public record Program<C>(String name, CommandLine commandLine, Function<Map<String, String>, Checked<C>> config) {

    /** What the process does with its configuration. */
    @FunctionalInterface
    public interface Body<C> {
        void start(C config) throws InterruptedException;
    }

    /**
     * Runs the process; exits with {@link Lifecycle#USAGE} where the arguments are refused, and with {@link Lifecycle#BUG}
     * where any thread throws what nobody catches.
     */
    public void run(String[] arguments, Body<C> body) throws InterruptedException {
        switch (commandLine.parse(List.of(arguments))) {
            case Arguments.Help() -> System.out.print(commandLine.help());
            case Arguments.Refused(List<String> problems) -> refuse(problems);
            case Arguments.Start(Map<String, String> values) -> {
                switch (config.apply(values)) {
                    case Checked.Invalid<C>(List<String> problems) -> refuse(problems);
                    case Checked.Valid<C>(C valid) -> {
                        Thread.setDefaultUncaughtExceptionHandler(Program::failByBug);
                        body.start(valid);
                    }
                }
            }
        }
    }

    /** Says why the process cannot start, and ends it at once. */
    public void fail(Exception cause) {
        LoggerFactory.getLogger(Program.class).error(cause.getMessage());
        Runtime.getRuntime().halt(Lifecycle.START_FAILED);
    }

    /**
     * No thread ends by a bug without the process: whoever waits for what the thread does would wait for ever, while everything
     * looks well. The stop hook would end the process with 0, as if it had been told to stop.
     */
    private static void failByBug(Thread thread, Throwable bug) {
        LoggerFactory.getLogger(Program.class)
                .atError()
                .addKeyValue("thread", thread.getName())
                .setCause(bug)
                .log("a thread met a bug; the process ends, to be started anew");
        Runtime.getRuntime().halt(Lifecycle.BUG);
    }

    private void refuse(List<String> problems) {
        problems.forEach(problem -> System.err.println(name + ": " + problem));
        System.exit(Lifecycle.USAGE);
    }
}
