package io.fleetgate.cli;

import io.fleetgate.cli.input.InputException;
import io.fleetgate.store.UndecidableException;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine;
import picocli.CommandLine.Command;

/** The command line {@code fleetgate SUBCOMMAND}. */
@Command(
        name = "fleetgate",
        description = "Says offline what admission and dry-run say in a cluster.",
        mixinStandardHelpOptions = true)
public final class Main {
    /** Exit code of a run that met a bug of ours. */
    private static final int BUG = 70;

    private Main() {}

    public static void main(String[] arguments) {
        System.exit(run(new Console(System.in, System.out, System.err), arguments));
    }

    /** Runs a subcommand; the exit code is that of {@link ExitCode}. */
    static int run(Console console, String... arguments) {
        CommandLine commandLine = new CommandLine(new Main())
                .addSubcommand(new ValidateCommand(console))
                .addSubcommand(new RenderCommand(console))
                .addSubcommand(new BenchRenderCommand(console));
        commandLine.setOut(new PrintWriter(console.out(), true, StandardCharsets.UTF_8));
        commandLine.setErr(new PrintWriter(console.err(), true, StandardCharsets.UTF_8));
        commandLine.setExecutionExceptionHandler((exception, _, _) -> failure(console, exception));
        if (arguments.length == 0) {
            commandLine.usage(commandLine.getErr());
            return ExitCode.USAGE.number();
        }
        return commandLine.execute(arguments);
    }

    private static int failure(Console console, Exception exception) {
        return switch (exception) {
            case UndecidableException undecided -> said(console, undecided.getMessage(), ExitCode.UNDECIDED);
            case InputException unreadable -> said(console, unreadable.getMessage(), ExitCode.USAGE);
            default -> {
                exception.printStackTrace(console.err());
                yield BUG;
            }
        };
    }

    private static int said(Console console, @Nullable String message, ExitCode code) {
        console.err().println("fleetgate: " + message);
        return code.number();
    }
}
