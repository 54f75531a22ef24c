package io.fleetgate.webhook.explain;

import io.fleetgate.api.solar.SolarKinds;
import io.fleetgate.explain.Arrival;
import io.fleetgate.explain.TargetExplanation;
import io.fleetgate.object.FleetObject;
import io.fleetgate.object.Kind;
import io.fleetgate.object.ObjectKey;
import io.fleetgate.report.ArrivalJson;
import io.fleetgate.report.ArrivalText;
import io.fleetgate.report.ExplanationJson;
import io.fleetgate.report.ExplanationText;
import io.fleetgate.rollout.RolloutPolicy;
import io.fleetgate.rollout.SettledFleet;
import io.fleetgate.store.Snapshot;
import io.fleetgate.webhook.http.ErrorCode;
import io.fleetgate.webhook.http.Representation;
import io.fleetgate.webhook.http.TimeAllowance;
import io.fleetgate.webhook.http.WorkPool;
import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.function.BiFunction;
import java.util.function.Consumer;
import java.util.function.Supplier;

/**
 * {@code GET /v1/explain/...}: every candidate of a target, in order, the rule that decided and what would change it; and
 * where a Profile or a Release arrives. The query parameter {@code limit} bounds what is worked out and shown; the time that
 * a plan may take bounds it too.
 */
public final class ExplainRoutes implements Consumer<RoutesConfig> {
    private static final List<Representation<TargetExplanation, byte[]>> TARGET_FORMATS =
            Representation.jsonOrText(ExplanationJson::write, ExplanationText::write);

    private final Supplier<Snapshot> feed;
    private final RolloutPolicy policy;
    private final WorkPool threads;
    private final Duration longest;

    /**
     * The routes.
     *
     * @param feed the fleet as stored now
     * @param threads where explanations are worked out
     * @param longest the time that one may take
     */
    public ExplainRoutes(Supplier<Snapshot> feed, RolloutPolicy policy, WorkPool threads, Duration longest) {
        this.feed = feed;
        this.policy = policy;
        this.threads = threads;
        this.longest = longest;
    }

    @Override
    public void accept(RoutesConfig routes) {
        routes.get("/v1/explain/targets/{namespace}/{name}", this::explainTarget);
        routes.get(
                "/v1/explain/profiles/{namespace}/{name}",
                context -> explainArrival(context, SolarKinds.PROFILE, Arrival::ofProfile));
        routes.get(
                "/v1/explain/releases/{namespace}/{name}",
                context -> explainArrival(context, SolarKinds.RELEASE, Arrival::ofRelease));
    }

    private void explainTarget(Context context) throws Exception {
        Representation<TargetExplanation, byte[]> format = Representation.choose(context, TARGET_FORMATS);
        int limit = Limit.of(context);
        SettledFleet fleet = fleet();
        ObjectKey target = find(context, fleet, SolarKinds.TARGET).key();
        answer(context, format, () -> TargetExplanation.of(fleet, target, limit));
    }

    private <S> void explainArrival(
            Context context, Kind<S> kind, BiFunction<SettledFleet, FleetObject<S>, Arrival> reaching)
            throws Exception {
        int limit = Limit.of(context);
        Representation<Arrival, byte[]> format = Representation.choose(
                context,
                Representation.jsonOrText(
                        arrival -> ArrivalJson.write(arrival, limit), arrival -> ArrivalText.write(arrival, limit)));
        SettledFleet fleet = fleet();
        FleetObject<S> object = find(context, fleet, kind);
        answer(context, format, () -> reaching.apply(fleet, object));
    }

    private SettledFleet fleet() {
        return new SettledFleet(feed.get(), policy, TimeAllowance.of(longest));
    }

    private static <S> FleetObject<S> find(Context context, SettledFleet fleet, Kind<S> kind) {
        ObjectKey key = new ObjectKey(context.pathParam("namespace"), context.pathParam("name"));
        return fleet.snapshot()
                .find(kind, key)
                .orElseThrow(() -> ErrorCode.NOT_FOUND.refusal("there is no " + kind.name() + " " + key));
    }

    private <T> void answer(Context context, Representation<T, byte[]> format, Callable<T> explanation)
            throws Exception {
        byte[] answer = threads.run(longest, () -> format.writer().apply(explanation.call()));
        context.contentType(format.contentType()).result(answer);
    }
}
