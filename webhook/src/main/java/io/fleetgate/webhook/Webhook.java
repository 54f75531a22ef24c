package io.fleetgate.webhook;

import io.fleetgate.admission.AdmissionRules;
import io.fleetgate.api.solar.SolarKinds;
import io.fleetgate.certs.TlsMaterial;
import io.fleetgate.certs.directory.CertificateDirectory;
import io.fleetgate.object.KindCatalog;
import io.fleetgate.plan.Planner;
import io.fleetgate.policy.RulePolicy;
import io.fleetgate.process.ListenAddress;
import io.fleetgate.settlement.FleetIndexes;
import io.fleetgate.webhook.config.StoreLocation;
import io.fleetgate.webhook.config.WebhookConfig;
import io.fleetgate.webhook.dryrun.DryRunRoutes;
import io.fleetgate.webhook.explain.ExplainRoutes;
import io.fleetgate.webhook.feed.ClusterClient;
import io.fleetgate.webhook.feed.ClusterFeed;
import io.fleetgate.webhook.feed.DirectoryFeed;
import io.fleetgate.webhook.feed.Feed;
import io.fleetgate.webhook.feed.LoadWarnings;
import io.fleetgate.webhook.health.HealthRoutes;
import io.fleetgate.webhook.http.BodyReader;
import io.fleetgate.webhook.http.Deadlines;
import io.fleetgate.webhook.http.WebServer;
import io.fleetgate.webhook.http.WithheldRoutes;
import io.fleetgate.webhook.http.WorkPool;
import io.fleetgate.webhook.validate.Judge;
import io.fleetgate.webhook.validate.ValidateHandler;
import io.javalin.config.RoutesConfig;
import java.nio.file.Path;
import java.time.Instant;
import java.util.Optional;
import java.util.UUID;
import java.util.function.Consumer;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** The parts of the process and how they hang together. */
final class Webhook implements AutoCloseable {
    private static final Logger LOG = LoggerFactory.getLogger(Webhook.class);
    private static final int LARGEST_BODY = 8 * 1024 * 1024;
    private static final int LARGEST_BODIES_AT_ONCE = 2;
    private static final int PLANS_AT_ONCE = Math.max(2, Runtime.getRuntime().availableProcessors() / 2);
    private static final int PLANS_WAITING = 16;

    private final Deadlines deadlines = new Deadlines();
    private final WorkPool planThreads = new WorkPool("plan-", PLANS_AT_ONCE, PLANS_WAITING);
    private final Feed feed;
    private final WebServer https;
    private final Optional<WebServer> management;

    /** The webhook over a feed, which it closes in the end; nothing listens yet. */
    Webhook(WebhookConfig config, TlsMaterial tls, Feed feed, Judge judge, Planner planner) {
        this.feed = feed;
        KindCatalog kinds = new KindCatalog(SolarKinds.ALL);
        HealthRoutes health = new HealthRoutes(feed::missing);
        ValidateHandler validate =
                new ValidateHandler(kinds, feed::snapshot, judge, bodies(), deadlines, config.decisionTimeout());
        Consumer<RoutesConfig> routes = config.servesUnknownCallers()
                ? health.andThen(dryRun(config, kinds, planner))
                        .andThen(new ExplainRoutes(feed::snapshot, config.rollout()))
                : health.andThen(new WithheldRoutes());
        char[] password = UUID.randomUUID().toString().toCharArray();
        this.https = WebServer.https(config.listen(), tls.keyStore(password), password, validate, routes, deadlines);
        this.management = config.managementListen().map(address -> WebServer.plain(address, health, deadlines));
    }

    /** The webhook with the published rules, over the store that the configuration names. */
    static Webhook of(WebhookConfig config) {
        TlsMaterial tls = certificates(config);
        AdmissionRules rules = new AdmissionRules(RulePolicy.DEFAULT);
        return new Webhook(config, tls, feed(config, rules), rules::judge, new Planner(rules, config.rollout()));
    }

    /** Listens; returns the address of the HTTPS server with its real port. */
    ListenAddress start() {
        management
                .map(WebServer::start)
                .ifPresent(
                        address -> LOG.atInfo().addKeyValue("address", address).log("listening for health"));
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
        planThreads.close();
        deadlines.close();
    }

    /** Each endpoint has memory of its own for large bodies, so that neither can take the other's. */
    private static BodyReader bodies() {
        return new BodyReader(LARGEST_BODY, LARGEST_BODIES_AT_ONCE);
    }

    private DryRunRoutes dryRun(WebhookConfig config, KindCatalog kinds, Planner planner) {
        return new DryRunRoutes(
                feed::snapshot, kinds, planner, bodies(), deadlines, planThreads, config.dryRunTimeout());
    }

    private static Feed feed(WebhookConfig config, AdmissionRules rules) {
        return switch (config.store()) {
            case StoreLocation.Cluster() ->
                ClusterFeed.start(ClusterClient.create(config.kubeconfig()), SolarKinds.ALL, FleetIndexes.ALL);
            case StoreLocation.Directory(Path folder) -> {
                DirectoryFeed feed = DirectoryFeed.read(folder, SolarKinds.ALL, FleetIndexes.ALL);
                LoadWarnings.of(feed, rules).forEach(LOG::warn);
                yield feed;
            }
        };
    }

    /** The certificates that the configuration names, issued where there are none yet. */
    static TlsMaterial certificates(WebhookConfig config) {
        return new CertificateDirectory(config.certDir()).loadOrIssue(config.serverNames(), Instant.now());
    }
}
