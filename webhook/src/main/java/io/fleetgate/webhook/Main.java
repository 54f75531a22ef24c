package io.fleetgate.webhook;

import io.fleetgate.certs.CertificatesException;
import io.fleetgate.process.Arguments;
import io.fleetgate.process.Checked;
import io.fleetgate.process.CommandLine;
import io.fleetgate.process.Lifecycle;
import io.fleetgate.process.ListenAddress;
import io.fleetgate.webhook.config.WebhookConfig;
import io.fleetgate.webhook.http.StartException;
import io.fleetgate.webhook.log.LogOutput;
import java.util.List;
import java.util.Map;
import org.slf4j.LoggerFactory;

/** Starts the webhook process: understands the command line, starts the {@link Webhook}, says that it is ready. */
public final class Main {
    private static final CommandLine COMMAND_LINE = new CommandLine(
            "fleetgate-webhook",
            "Answers admission requests, previews changes and explains targets, over HTTPS.",
            WebhookConfig.SETTINGS);

    private Main() {}

    public static void main(String[] arguments) throws InterruptedException {
        switch (COMMAND_LINE.parse(List.of(arguments))) {
            case Arguments.Help() -> System.out.print(COMMAND_LINE.help());
            case Arguments.Refused(List<String> problems) -> refuse(problems);
            case Arguments.Start(Map<String, String> values) -> start(values);
        }
    }

    private static void start(Map<String, String> values) throws InterruptedException {
        switch (WebhookConfig.from(values)) {
            case Checked.Invalid<WebhookConfig>(List<String> problems) -> refuse(problems);
            case Checked.Valid<WebhookConfig>(WebhookConfig config) -> {
                if (config.logsAsJson()) {
                    LogOutput.useJson();
                }
                start(config);
            }
        }
    }

    private static void start(WebhookConfig config) throws InterruptedException {
        try {
            Webhook webhook = Webhook.of(config);
            Lifecycle.drainOnSignal(webhook::close);
            ListenAddress address = webhook.start();
            LoggerFactory.getLogger(Main.class)
                    .atInfo()
                    .addKeyValue("address", address)
                    .log("listening");
            webhook.awaitReady();
            Lifecycle.announceReady(System.out, address);
        } catch (StartException | CertificatesException e) {
            LoggerFactory.getLogger(Main.class).error(e.getMessage());
            Runtime.getRuntime().halt(Lifecycle.START_FAILED);
        }
    }

    private static void refuse(List<String> problems) {
        problems.forEach(problem -> System.err.println("fleetgate-webhook: " + problem));
        System.exit(Lifecycle.USAGE);
    }
}
