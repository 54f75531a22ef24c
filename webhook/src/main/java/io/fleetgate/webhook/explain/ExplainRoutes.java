package io.fleetgate.webhook.explain;

import io.fleetgate.api.solar.SolarKinds;
import io.fleetgate.object.ObjectKey;
import io.fleetgate.report.ExplanationJson;
import io.fleetgate.report.ExplanationText;
import io.fleetgate.rollout.RolloutPolicy;
import io.fleetgate.rollout.SettledFleet;
import io.fleetgate.rollout.TargetResolution;
import io.fleetgate.store.Snapshot;
import io.fleetgate.webhook.http.ErrorCode;
import io.fleetgate.webhook.http.Representation;
import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.Supplier;

/** {@code GET /v1/explain/targets/{namespace}/{name}}: every candidate of a target, in order, and the rule that decided. */
public final class ExplainRoutes implements Consumer<RoutesConfig> {
    private static final List<Representation<TargetResolution>> FORMATS =
            Representation.jsonOrText(ExplanationJson::write, ExplanationText::write);

    private final Supplier<Snapshot> feed;
    private final RolloutPolicy policy;

    /**
     * The route.
     *
     * @param feed the fleet as stored now
     */
    public ExplainRoutes(Supplier<Snapshot> feed, RolloutPolicy policy) {
        this.feed = feed;
        this.policy = policy;
    }

    @Override
    public void accept(RoutesConfig routes) {
        routes.get("/v1/explain/targets/{namespace}/{name}", this::explainTarget);
    }

    private void explainTarget(Context context) {
        Representation<TargetResolution> format = Representation.choose(context, FORMATS);
        ObjectKey target = new ObjectKey(context.pathParam("namespace"), context.pathParam("name"));
        Snapshot snapshot = feed.get();
        if (snapshot.find(SolarKinds.TARGET, target).isEmpty()) {
            throw ErrorCode.NOT_FOUND.refusal("there is no Target " + target);
        }
        context.contentType(format.contentType())
                .result(format.writer()
                        .apply(new SettledFleet(snapshot, policy).target(target).resolution()));
    }
}
