package io.fleetgate.operator;

import io.fleetgate.certs.CertificatesException;
import io.fleetgate.cluster.KubeconfigException;
import io.fleetgate.operator.config.OperatorConfig;
import io.fleetgate.process.CommandLine;
import io.fleetgate.process.Drain;
import io.fleetgate.process.Lifecycle;
import io.fleetgate.process.ListenAddress;
import io.fleetgate.process.LogOutput;
import io.fleetgate.process.Program;
import java.io.IOException;

/** Starts the operator process: understands the command line, starts the {@link Operator}, says that it is ready. */
public final class Main {
    private static final String NAME = "fleetgate-operator";

    static final CommandLine COMMAND_LINE =
            new CommandLine(NAME, "Reconciles the fleet of one cluster.", OperatorConfig.SETTINGS);

    private static final Program<OperatorConfig> PROGRAM = new Program<>(NAME, COMMAND_LINE, OperatorConfig::from);

    private Main() {}

    public static void main(String[] arguments) throws InterruptedException {
        PROGRAM.run(arguments, Main::start);
    }

    private static void start(OperatorConfig config) throws InterruptedException {
        if (config.logsAsJson()) {
            LogOutput.useJson();
        }
        try {
            Drain drain = Lifecycle.drainOnSignal();
            Operator operator = new Operator(config);
            drain.by(operator::close);
            ListenAddress address = operator.start();
            operator.awaitReady();
            Lifecycle.announceReady(System.out, address);
        } catch (IOException | KubeconfigException | CertificatesException e) {
            PROGRAM.fail(e);
        }
    }
}
