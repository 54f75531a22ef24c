package io.fleetgate.webhook;

import io.fleetgate.api.haptic.HapticKinds;
import io.fleetgate.api.solar.SolarKinds;
import io.fleetgate.certs.TlsMaterial;
import io.fleetgate.certs.directory.CertificateDirectory;
import io.fleetgate.cluster.ClusterClient;
import io.fleetgate.cluster.informer.FleetStore;
import io.fleetgate.cluster.read.ConfigMapReader;
import io.fleetgate.cluster.resource.ResourceInformers;
import io.fleetgate.cluster.resource.ResourceListener;
import io.fleetgate.cluster.watch.ReadTimes;
import io.fleetgate.object.Kind;
import io.fleetgate.object.KindCatalog;
import io.fleetgate.plan.Planner;
import io.fleetgate.process.ListenAddress;
import io.fleetgate.settlement.FleetIndexes;
import io.fleetgate.webhook.config.RulesLocation;
import io.fleetgate.webhook.config.StoreLocation;
import io.fleetgate.webhook.config.WebhookConfig;
import io.fleetgate.webhook.dryrun.DryRunRoutes;
import io.fleetgate.webhook.dryrun.PlanMemory;
import io.fleetgate.webhook.explain.ExplainRoutes;
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
import io.fleetgate.webhook.metrics.AdmissionMetrics;
import io.fleetgate.webhook.metrics.Metrics;
import io.fleetgate.webhook.metrics.PlanMetrics;
import io.fleetgate.webhook.metrics.StoreMetrics;
import io.fleetgate.webhook.rules.DefaultRules;
import io.fleetgate.webhook.rules.RuleSource;
import io.fleetgate.webhook.rules.RulesConfigMap;
import io.fleetgate.webhook.rules.RulesFile;
import io.fleetgate.webhook.validate.FleetJudge;
import io.fleetgate.webhook.validate.Judge;
import io.fleetgate.webhook.validate.ValidateHandler;
import io.fleetgate.webhook.watched.ClusterWatchedFeed;
import io.fleetgate.webhook.watched.RenderingJudge;
import io.fleetgate.webhook.watched.WatchedFeed;
import io.fleetgate.webhook.watched.WatchedJudge;
import io.javalin.config.RoutesConfig;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.UUID;
import java.util.function.Consumer;
import java.util.function.Supplier;
import java.util.stream.Stream;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** The parts of the process and how they hang together. */
final class Webhook implements AutoCloseable {
    private static final Logger LOG = LoggerFactory.getLogger(Webhook.class);
    private static final List<Kind<?>> KINDS =
            Stream.concat(SolarKinds.ALL.stream(), HapticKinds.ALL.stream()).toList();
    private static final int LARGEST_BODY = 8 * 1024 * 1024;
    private static final int LARGEST_BODIES_AT_ONCE = 2;
    private static final int PLANS_AT_ONCE = Math.max(2, Runtime.getRuntime().availableProcessors() / 2);
    private static final int PLANS_WAITING = 16;
    /** Two fifths of the heap; the rest is for the store, and for what is thrown away soon, which is more than is kept. */
    private static final long MEMORY_FOR_PLANS = Runtime.getRuntime().maxMemory() / 5 * 2;

    private static final Duration FILE_CHECK = Duration.ofSeconds(1);
    private static final Duration CONFIG_MAP_CHECK = Duration.ofSeconds(2);

    private final Deadlines deadlines = new Deadlines();
    private final WorkPool planThreads = new WorkPool("plan-", PLANS_AT_ONCE, PLANS_WAITING);
    private final Feed feed;
    private final RuleSource rules;
    private final WatchedFeed watched;
    private final WebServer https;
    private final Optional<WebServer> management;

    /** The webhook over a feed and a source of rules, which it closes in the end; nothing listens yet. */
    Webhook(WebhookConfig config, TlsMaterial tls, Feed feed, WatchedFeed watched, RuleSource rules, Judge judge) {
        this.feed = feed;
        this.watched = watched;
        this.rules = rules;
        KindCatalog kinds = new KindCatalog(KINDS);
        HealthRoutes health = new HealthRoutes(this::missing, this::notices);
        Metrics metrics = new Metrics();
        StoreMetrics.addTo(metrics, feed, KINDS);
        ValidateHandler validate = new ValidateHandler(
                kinds,
                feed::snapshot,
                judge,
                new WatchedJudge(watched),
                bodies(),
                deadlines,
                config.decisionTimeout(),
                config.consequenceTimeout(),
                new AdmissionMetrics(metrics, KINDS));
        Consumer<RoutesConfig> routes = config.servesUnknownCallers()
                ? health.andThen(dryRun(config, kinds, new PlanMetrics(metrics)))
                        .andThen(new ExplainRoutes(
                                feed::snapshot, config.rollout(), planThreads, config.dryRunTimeout()))
                : health.andThen(new WithheldRoutes());
        char[] password = UUID.randomUUID().toString().toCharArray();
        this.https = WebServer.https(
                config.listen(), tls.keyStore(password), password, validate, routes, deadlines, config.dryRunTimeout());
        this.management =
                config.managementListen().map(address -> WebServer.plain(address, health.andThen(metrics), deadlines));
    }

    /** The webhook with the published rules, over the store that the configuration names. */
    static Webhook of(WebhookConfig config) {
        TlsMaterial tls = certificates(config);
        RuleSource rules = rules(config);
        Judge judge = new FleetJudge(rules::current, config.rollout());
        return switch (config.store()) {
            case StoreLocation.Cluster() -> {
                ReadTimes reads = ReadTimes.within(config.staleAfter());
                ClusterWatchedFeed watched = ClusterWatchedFeed.start(
                        ResourceInformers.start(
                                ClusterClient.create(config.kubeconfig()), reads, ResourceListener.NONE),
                        config.scope());
                Feed feed = new ClusterFeed(FleetStore.start(
                        ClusterClient.create(config.kubeconfig()), KINDS, FleetIndexes.ALL, reads, watched));
                yield new Webhook(
                        config, tls, feed, watched, rules, new RenderingJudge(judge, watched, config.scope()));
            }
            case StoreLocation.Directory(Path folder) -> {
                DirectoryFeed feed = DirectoryFeed.read(folder, KINDS, FleetIndexes.ALL);
                LoadWarnings.of(feed, rules.current()).forEach(LOG::warn);
                WatchedFeed nothing = WatchedFeed.nothing();
                yield new Webhook(
                        config, tls, feed, nothing, rules, new RenderingJudge(judge, nothing, config.scope()));
            }
        };
    }

    /** Listens; returns the address of the HTTPS server with its real port. */
    ListenAddress start() {
        management
                .map(WebServer::start)
                .ifPresent(address ->
                        LOG.atInfo().addKeyValue("address", address).log("listening for health and metrics"));
        return https.start();
    }

    /** Waits until every kind and the rules have been read once; before that, answers are "could not decide". */
    void awaitReady() throws InterruptedException {
        feed.awaitComplete();
        rules.awaitKnown();
        watched.awaitStarted();
    }

    /** Answers what is in flight, then ends. */
    @Override
    public void close() {
        https.stop();
        management.ifPresent(WebServer::stop);
        feed.close();
        watched.close();
        rules.close();
        planThreads.close();
        deadlines.close();
    }

    /** Each endpoint has memory of its own for large bodies, so that neither can take the other's. */
    private static BodyReader bodies() {
        return new BodyReader(LARGEST_BODY, LARGEST_BODIES_AT_ONCE);
    }

    private DryRunRoutes dryRun(WebhookConfig config, KindCatalog kinds, PlanMetrics metrics) {
        Supplier<Planner> planner = () -> new Planner(rules.current(), config.rollout());
        return new DryRunRoutes(
                feed::snapshot,
                kinds,
                planner,
                bodies(),
                deadlines,
                planThreads,
                new PlanMemory(MEMORY_FOR_PLANS),
                config.dryRunTimeout(),
                metrics);
    }

    private List<String> notices() {
        return Stream.of(feed.notices(), rules.notices(), watched.notices())
                .flatMap(List::stream)
                .toList();
    }

    private List<String> missing() {
        return Stream.of(feed.missing(), rules.missing(), watched.missing())
                .flatMap(List::stream)
                .toList();
    }

    private static RuleSource rules(WebhookConfig config) {
        return switch (config.rules()) {
            case RulesLocation.Defaults() -> new DefaultRules();
            case RulesLocation.File(Path file) -> RulesFile.open(file, FILE_CHECK);
            case RulesLocation.ConfigMap(String namespace, String name) ->
                RulesConfigMap.follow(
                        new ConfigMapReader(ClusterClient.create(config.kubeconfig()), namespace, name),
                        CONFIG_MAP_CHECK,
                        config.staleAfter());
        };
    }

    /** The certificates that the configuration names, issued where there are none yet. */
    static TlsMaterial certificates(WebhookConfig config) {
        return new CertificateDirectory(config.certDir()).loadOrIssue(config.serverNames(), Instant.now());
    }
}
