package io.fleetgate.e2e.writes;

import io.fleetgate.e2e.process.Command;
import io.fleetgate.e2e.process.ManagedProcess;
import io.fleetgate.e2e.process.Programs;
import java.io.IOException;
import java.net.URI;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;

/** The reference: a webhook in Go that allows everything, serving with a certificate of Fleetgate's. */
record NoOpWebhook(ManagedProcess process, URI url) implements AutoCloseable {
    private static final Duration LIMIT = Duration.ofSeconds(30);

    static NoOpWebhook start(Programs programs, Path certificates, Path logs) throws IOException, InterruptedException {
        var command = Command.of(List.of(
                programs.path("noop"),
                "--listen=127.0.0.1:0",
                "--cert=" + certificates.resolve("tls.crt"),
                "--key=" + certificates.resolve("tls.key")));
        var process = ManagedProcess.start("noop", command, logs);
        var url = process.awaitLine("^ready (https://\\S+)$", LIMIT).group(1);
        return new NoOpWebhook(process, URI.create(url));
    }

    @Override
    public void close() {
        process.close();
    }
}
