package io.fleetgate.operator;

import io.fleetgate.certs.CertificatesException;
import io.fleetgate.operator.config.OperatorConfig;
import io.fleetgate.operator.log.LogOutput;
import io.fleetgate.process.Arguments;
import io.fleetgate.process.Checked;
import io.fleetgate.process.CommandLine;
import io.fleetgate.process.Lifecycle;
import io.fleetgate.process.ListenAddress;
import java.io.IOException;
import java.util.List;
import java.util.Map;
import org.slf4j.LoggerFactory;

/** Starts the operator process: understands the command line, starts the {@link Operator}, says that it is ready. */
public final class Main {
    private static final CommandLine COMMAND_LINE =
            new CommandLine("fleetgate-operator", "Reconciles the fleet of one cluster.", OperatorConfig.SETTINGS);

    private Main() {}

    public static void main(String[] arguments) throws InterruptedException {
        switch (COMMAND_LINE.parse(List.of(arguments))) {
            case Arguments.Help() -> System.out.print(COMMAND_LINE.help());
            case Arguments.Refused(List<String> problems) -> refuse(problems);
            case Arguments.Start(Map<String, String> values) -> start(values);
        }
    }

    private static void start(Map<String, String> values) throws InterruptedException {
        switch (OperatorConfig.from(values)) {
            case Checked.Invalid<OperatorConfig>(List<String> problems) -> refuse(problems);
            case Checked.Valid<OperatorConfig>(OperatorConfig config) -> {
                if (config.logsAsJson()) {
                    LogOutput.useJson();
                }
                run(config);
            }
        }
    }

    private static void run(OperatorConfig config) throws InterruptedException {
        try {
            Operator operator = new Operator(config);
            Lifecycle.drainOnSignal(operator::close);
            ListenAddress address = operator.start();
            if (operator.awaitReady()) {
                Lifecycle.announceReady(System.out, address);
            }
        } catch (IOException | CertificatesException e) {
            LoggerFactory.getLogger(Main.class).error(e.getMessage());
            Runtime.getRuntime().halt(Lifecycle.START_FAILED);
        }
    }

    private static void refuse(List<String> problems) {
        problems.forEach(problem -> System.err.println("fleetgate-operator: " + problem));
        System.exit(Lifecycle.USAGE);
    }
}
