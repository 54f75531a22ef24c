package io.fleetgate.webhook;

import io.fleetgate.admission.AdmissionPolicy;
import io.fleetgate.admission.AdmissionRules;
import io.fleetgate.api.solar.SolarKinds;
import io.fleetgate.certs.SubjectAltNames;
import io.fleetgate.certs.TlsMaterial;
import io.fleetgate.certs.directory.CertificateDirectory;
import io.fleetgate.process.ListenAddress;
import io.fleetgate.rollout.RolloutIndexes;
import io.fleetgate.webhook.config.StoreLocation;
import io.fleetgate.webhook.config.WebhookConfig;
import io.fleetgate.webhook.feed.ClusterClient;
import io.fleetgate.webhook.feed.ClusterFeed;
import io.fleetgate.webhook.feed.Feed;
import io.fleetgate.webhook.feed.FixedFeed;
import io.fleetgate.webhook.health.HealthRoutes;
import io.fleetgate.webhook.http.BodyReader;
import io.fleetgate.webhook.http.Deadlines;
import io.fleetgate.webhook.http.WebServer;
import io.fleetgate.webhook.validate.Judge;
import io.fleetgate.webhook.validate.ValidateHandler;
import java.time.Instant;
import java.util.Optional;
import java.util.UUID;

/** The parts of the process and how they hang together. */
final class Webhook implements AutoCloseable {
    private static final int LARGEST_BODY = 8 * 1024 * 1024;

    private final Deadlines deadlines = new Deadlines();
    private final Feed feed;
    private final WebServer https;
    private final Optional<WebServer> management;

    /** The webhook over a feed, which it closes in the end; nothing listens yet. */
    Webhook(WebhookConfig config, Feed feed, Judge judge) {
        this.feed = feed;
        BodyReader bodies = new BodyReader(LARGEST_BODY);
        HealthRoutes health = new HealthRoutes(feed::missing);
        ValidateHandler validate =
                new ValidateHandler(SolarKinds.ALL, feed::snapshot, judge, bodies, deadlines, config.decisionTimeout());
        TlsMaterial tls = certificates(config);
        char[] password = UUID.randomUUID().toString().toCharArray();
        this.https = WebServer.https(config.listen(), tls.keyStore(password), password, validate, health);
        this.management = config.managementListen().map(address -> WebServer.plain(address, health));
    }

    /** The webhook with the published rules, over the store that the configuration names. */
    static Webhook of(WebhookConfig config) {
        AdmissionRules rules = new AdmissionRules(AdmissionPolicy.DEFAULT);
        return new Webhook(config, feed(config), rules::judge);
    }

    /** Listens; returns the address of the HTTPS server with its real port. */
    ListenAddress start() {
        management.ifPresent(WebServer::start);
        return https.start();
    }

    /** Waits until every kind has been read once; before that, answers are "could not decide". */
    void awaitReady() throws InterruptedException {
        feed.awaitComplete();
    }

    /** Answers what is in flight, then ends. */
    @Override
    public void close() {
        https.stop();
        management.ifPresent(WebServer::stop);
        feed.close();
        deadlines.close();
    }

    private static Feed feed(WebhookConfig config) {
        return switch (config.store()) {
            case StoreLocation.Cluster() ->
                ClusterFeed.start(ClusterClient.create(config.kubeconfig()), SolarKinds.ALL, RolloutIndexes.ALL);
            case StoreLocation.Directory(var _) -> FixedFeed.empty(SolarKinds.ALL, RolloutIndexes.ALL);
        };
    }

    private static TlsMaterial certificates(WebhookConfig config) {
        SubjectAltNames names = SubjectAltNames.loopback().and(SubjectAltNames.of(config.serverNames()));
        return new CertificateDirectory(config.certDir()).loadOrIssue(names, Instant.now());
    }
}
