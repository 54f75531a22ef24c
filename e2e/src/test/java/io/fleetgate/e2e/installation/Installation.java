package io.fleetgate.e2e.installation;

import static io.fleetgate.e2e.installation.FleetgateProcess.WEBHOOK;

import io.fleetgate.e2e.controlplane.ControlPlane;
import java.io.Closeable;
import java.io.IOException;
import java.net.URI;
import java.util.ArrayList;
import java.util.List;

/**
 * Fleetgate in the control plane of the run: CRDs, permissions, a running webhook, and the registration that makes the API
 * server ask it. Tests share it and keep to namespaces of their own.
 */
public final class Installation implements Closeable {
    /** Labels a namespace in which the shared registration leaves every change alone. */
    private static final String UNREGISTERED = "fleetgate.io/unregistered";

    /** Denied wherever the webhook is asked. */
    private static final String DENIED = """
            apiVersion: solar.opendefense.cloud/v1alpha1
            kind: Release
            metadata: {name: never-stored}
            spec: {}
            """;

    private final ControlPlane controlPlane;
    private final FleetgateProcess webhook;

    private Installation(ControlPlane controlPlane, FleetgateProcess webhook) {
        this.controlPlane = controlPlane;
        this.webhook = webhook;
    }

    /** Installs everything and returns when changes are judged. */
    public static Installation into(ControlPlane controlPlane) throws IOException, InterruptedException {
        Deploy.kindsAndAccess(controlPlane);
        var installation = new Installation(controlPlane, startWebhook(controlPlane, WEBHOOK));
        var started = false;
        try {
            var registration =
                    Registration.shipped().exceptLabelled(UNREGISTERED).calling(installation.webhook);
            controlPlane.apply(registration.manifest());
            installation.awaitJudged(installation.newNamespace("installation"));
            started = true;
            return installation;
        } finally {
            if (!started) {
                installation.close();
            }
        }
    }

    /** The webhook that judges every namespace but those of {@link #newUnregisteredNamespace}. */
    public FleetgateProcess webhook() {
        return webhook;
    }

    /** The control plane that it is installed in. */
    public ControlPlane controlPlane() {
        return controlPlane;
    }

    /** A namespace for one test, in which changes are judged. */
    public TestNamespace newNamespace(String prefix) throws IOException, InterruptedException {
        return new TestNamespace(controlPlane, controlPlane.newNamespace(prefix));
    }

    /** A namespace for one test, in which nothing is judged until {@link #register} says so. */
    public TestNamespace newUnregisteredNamespace(String prefix) throws IOException, InterruptedException {
        return new TestNamespace(controlPlane, controlPlane.newNamespace(prefix, "{" + UNREGISTERED + ": e2e}"));
    }

    /** One more webhook, for a test that stops it or starts it with flags of its own. */
    public FleetgateProcess startWebhook(String name, String... flags) throws IOException, InterruptedException {
        return startWebhook(controlPlane, name, flags);
    }

    /** Registers {@code judge} as shipped, for one unregistered namespace only; it judges there when this returns. */
    public void register(TestNamespace namespace, FleetgateProcess judge, String failurePolicy)
            throws IOException, InterruptedException {
        var registration = onlyIn(namespace).calling(judge).withFailurePolicy(failurePolicy);
        controlPlane.apply(registration.manifest());
        awaitJudged(namespace);
    }

    /**
     * Registers a webhook that allows everything, in place of this one, for one unregistered namespace only; it is asked
     * there when this returns.
     */
    public void registerAllowing(TestNamespace namespace, URI allowing, String caCertificate)
            throws IOException, InterruptedException {
        register(namespace, webhook, "Fail");
        controlPlane.apply(onlyIn(namespace).calling(allowing, caCertificate).manifest());
        webhook.await(() -> namespace.apply(DENIED, "--dry-run=server").succeeded());
    }

    /** Stops the webhook; the registration stays, as the control plane ends as well. */
    @Override
    public void close() {
        webhook.close();
    }

    /** The API server takes up a registration a moment after it is stored. */
    private void awaitJudged(TestNamespace namespace) throws IOException, InterruptedException {
        webhook.await(() -> namespace.apply(DENIED, "--dry-run=server").stderr().contains("denied the request"));
    }

    private static Registration onlyIn(TestNamespace namespace) throws IOException {
        return Registration.shipped().named(namespace.name()).onlyIn(namespace.name());
    }

    private static FleetgateProcess startWebhook(ControlPlane controlPlane, String name, String... flags)
            throws IOException, InterruptedException {
        var line = new ArrayList<>(List.of("--store=cluster", "--management-listen=127.0.0.1:0"));
        line.addAll(List.of(flags));
        return FleetgateProcess.start(controlPlane, WEBHOOK, name, line.toArray(String[]::new));
    }
}
