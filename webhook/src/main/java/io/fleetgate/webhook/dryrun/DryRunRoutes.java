package io.fleetgate.webhook.dryrun;

import io.fleetgate.document.DocumentStream;
import io.fleetgate.document.Documents;
import io.fleetgate.document.Limits;
import io.fleetgate.object.KindCatalog;
import io.fleetgate.plan.Plan;
import io.fleetgate.plan.PlanTooLargeException;
import io.fleetgate.plan.Planner;
import io.fleetgate.plan.Proposal;
import io.fleetgate.plan.TargetScope;
import io.fleetgate.report.PlanJson;
import io.fleetgate.report.PlanText;
import io.fleetgate.store.Allowance;
import io.fleetgate.store.Snapshot;
import io.fleetgate.store.UndecidableException;
import io.fleetgate.webhook.dryrun.DryRunObserver.Outcome;
import io.fleetgate.webhook.http.ArrivingBody;
import io.fleetgate.webhook.http.Body;
import io.fleetgate.webhook.http.BodyReader;
import io.fleetgate.webhook.http.Deadlines;
import io.fleetgate.webhook.http.ErrorCode;
import io.fleetgate.webhook.http.ProblemException;
import io.fleetgate.webhook.http.QueryParameters;
import io.fleetgate.webhook.http.Representation;
import io.fleetgate.webhook.http.TimeAllowance;
import io.fleetgate.webhook.http.WorkPool;
import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import java.io.IOException;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * {@code POST /v1/dry-run}. HTTP 200 for every verdict; 400 only where the input cannot be read. The media type of the body is
 * not asked: what {@code curl --data-binary} says about it is wrong, and the bytes say it themselves.
 */
public final class DryRunRoutes implements Consumer<RoutesConfig> {
    private static final int FIRST_SERVER_ERROR = 500;

    private final Supplier<Snapshot> feed;
    private final KindCatalog kinds;
    private final Supplier<Planner> planner;
    private final BodyReader bodies;
    private final Deadlines deadlines;
    private final WorkPool threads;
    private final Duration limit;
    private final DryRunObserver observer;

    /**
     * The route.
     *
     * @param feed the fleet as stored now
     * @param planner by the rules that hold now; asked once for each plan
     * @param threads where plans are made
     * @param limit the longest time for the body to arrive and the plan to be made and written
     * @param observer learns of every answer
     */
    public DryRunRoutes(
            Supplier<Snapshot> feed,
            KindCatalog kinds,
            Supplier<Planner> planner,
            BodyReader bodies,
            Deadlines deadlines,
            WorkPool threads,
            Duration limit,
            DryRunObserver observer) {
        this.feed = feed;
        this.kinds = kinds;
        this.planner = planner;
        this.bodies = bodies;
        this.deadlines = deadlines;
        this.threads = threads;
        this.limit = limit;
        this.observer = observer;
    }

    @Override
    public void accept(RoutesConfig routes) {
        routes.post("/v1/dry-run", this::counted);
    }

    private void counted(Context context) throws Exception {
        try {
            dryRun(context);
        } catch (ProblemException refused) {
            observer.answered(refused.problem().status() < FIRST_SERVER_ERROR ? Outcome.REFUSED : Outcome.UNDECIDED);
            throw refused;
        } catch (UndecidableException undecided) {
            observer.answered(Outcome.UNDECIDED);
            throw undecided;
        }
    }

    private void dryRun(Context context) throws Exception {
        TimeAllowance allowance = TimeAllowance.of(limit);
        Representation<Plan> format = Representation.choose(
                context,
                Representation.jsonOrText(
                        plan -> PlanJson.write(plan, allowance), plan -> PlanText.write(plan, allowance)));
        QueryParameters.requireOnly(context, List.of("delete", "targets"));
        TargetScope scope = scope(context.queryParam("targets"));
        List<String> deletes = context.queryParams("delete");
        try (Body body = arrived(context)) {
            Map.Entry<Outcome, byte[]> answer = threads.run(allowance.left(), () -> {
                Plan plan = plan(body, deletes, scope, allowance);
                return Map.entry(Outcome.of(plan), format.writer().apply(plan));
            });
            observer.answered(answer.getKey());
            context.contentType(format.contentType()).result(answer.getValue());
        }
    }

    private Body arrived(Context context) throws IOException {
        try (ArrivingBody body = new ArrivingBody(context.bodyInputStream(), deadlines, limit)) {
            return bodies.read(body, context.contentLength());
        }
    }

    private Plan plan(Body body, List<String> deletes, TargetScope scope, Allowance allowance) {
        DocumentStream stream = Documents.read(body.buffer(), body.length(), Limits.DEFAULT);
        stream.refusal().ifPresent(refusal -> {
            throw ErrorCode.MALFORMED_BODY.refusal(refusal);
        });
        Proposals proposals = new Proposals(kinds);
        stream.documents().forEach(proposals::add);
        deletes.forEach(proposals::addDelete);
        List<Proposal> all = proposals.all();
        if (all.isEmpty()) {
            throw ErrorCode.MALFORMED_BODY.refusal("nothing is proposed; send documents, or name deletes in the URL");
        }
        try {
            return planner.get().plan(feed.get(), all, scope, allowance);
        } catch (PlanTooLargeException e) {
            throw ErrorCode.PLAN_TOO_LARGE.refusal(
                    e.getMessage() + "; change fewer targets at once, or give this process a larger heap");
        }
    }

    private static TargetScope scope(@Nullable String targets) {
        return switch (targets) {
            case null -> TargetScope.CHANGED;
            case "changed" -> TargetScope.CHANGED;
            case "all" -> TargetScope.ALL;
            default -> throw ErrorCode.MALFORMED_REQUEST.refusal("targets must be changed or all");
        };
    }
}
