package io.fleetgate.webhook;

import io.fleetgate.certs.CertificatesException;
import io.fleetgate.cluster.KubeconfigException;
import io.fleetgate.process.CommandLine;
import io.fleetgate.process.Drain;
import io.fleetgate.process.Lifecycle;
import io.fleetgate.process.ListenAddress;
import io.fleetgate.process.LogOutput;
import io.fleetgate.process.Program;
import io.fleetgate.webhook.config.WebhookConfig;
import io.fleetgate.webhook.http.StartException;
import org.slf4j.LoggerFactory;

/** Starts the webhook process: understands the command line, starts the {@link Webhook}, says that it is ready. */
public final class Main {
    private static final String NAME = "fleetgate-webhook";

    static final CommandLine COMMAND_LINE = new CommandLine(
            NAME,
            "Answers admission requests, previews changes and explains targets, over HTTPS.",
            WebhookConfig.SETTINGS);

    private static final Program<WebhookConfig> PROGRAM = new Program<>(NAME, COMMAND_LINE, WebhookConfig::from);

    private Main() {}

    public static void main(String[] arguments) throws InterruptedException {
        PROGRAM.run(arguments, Main::start);
    }

    private static void start(WebhookConfig config) throws InterruptedException {
        if (config.logsAsJson()) {
            LogOutput.useJson();
        }
        try {
            Drain drain = Lifecycle.drainOnSignal();
            Webhook webhook = Webhook.of(config);
            drain.by(webhook::close);
            ListenAddress address = webhook.start();
            LoggerFactory.getLogger(Main.class)
                    .atInfo()
                    .addKeyValue("address", address)
                    .log("listening");
            webhook.awaitReady();
            Lifecycle.announceReady(System.out, address);
        } catch (StartException | KubeconfigException | CertificatesException e) {
            PROGRAM.fail(e);
        }
    }
}
