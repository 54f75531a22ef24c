package io.fleetgate.webhook.dryrun;

import io.fleetgate.document.DocumentStream;
import io.fleetgate.document.Documents;
import io.fleetgate.document.Limits;
import io.fleetgate.object.KindCatalog;
import io.fleetgate.plan.Plan;
import io.fleetgate.plan.PlanTooLargeException;
import io.fleetgate.plan.Planner;
import io.fleetgate.plan.Proposal;
import io.fleetgate.plan.Room;
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
import io.fleetgate.webhook.http.PackedAnswer;
import io.fleetgate.webhook.http.ProblemException;
import io.fleetgate.webhook.http.QueryParameters;
import io.fleetgate.webhook.http.Representation;
import io.fleetgate.webhook.http.TimeAllowance;
import io.fleetgate.webhook.http.WorkPool;
import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import java.io.IOException;
import java.io.OutputStream;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * {@code POST /v1/dry-run}. HTTP 200 for every verdict; 400 only where the input cannot be read. The media type of the body is
 * not asked: what {@code curl --data-binary} says about it is wrong, and the bytes say it themselves.
 */
public final class DryRunRoutes implements Consumer<RoutesConfig> {
    private static final Logger LOG = LoggerFactory.getLogger(DryRunRoutes.class);
    private static final int FIRST_SERVER_ERROR = 500;

    private final Supplier<Snapshot> feed;
    private final KindCatalog kinds;
    private final Supplier<Planner> planner;
    private final BodyReader bodies;
    private final Deadlines deadlines;
    private final WorkPool threads;
    private final PlanMemory memory;
    private final Duration limit;
    private final DryRunObserver observer;

    /**
     * The route.
     *
     * @param feed the fleet as stored now
     * @param planner by the rules that hold now; asked once for each plan
     * @param threads where plans are made
     * @param memory where they are kept
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
            PlanMemory memory,
            Duration limit,
            DryRunObserver observer) {
        this.feed = feed;
        this.kinds = kinds;
        this.planner = planner;
        this.bodies = bodies;
        this.deadlines = deadlines;
        this.threads = threads;
        this.memory = memory;
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
        Representation<Plan, PackedAnswer> format = Representation.choose(context, formats(allowance));
        QueryParameters.requireOnly(context, List.of("delete", "targets"));
        TargetScope scope = scope(context.queryParam("targets"));
        List<String> deletes = context.queryParams("delete");
        try (PlanMemory.Share share = memory.share()) {
            Map.Entry<Outcome, PackedAnswer> answer;
            try (Body body = arrived(context)) {
                answer = threads.run(allowance.left(), () -> {
                    Plan plan = plan(body, deletes, scope, allowance, share);
                    return Map.entry(Outcome.of(plan), format.writer().apply(plan));
                });
            }
            share.shrinkTo(answer.getValue().size());
            observer.answered(answer.getKey());
            send(context.contentType(format.contentType()), answer.getValue());
        }
    }

    private static List<Representation<Plan, PackedAnswer>> formats(Allowance allowance) {
        return Representation.jsonOrText(
                plan -> packed(rest -> PlanJson.write(plan, allowance, rest)),
                plan -> packed(rest -> {
                    PlanText.write(plan, allowance, rest);
                    return new byte[0];
                }));
    }

    private static PackedAnswer packed(PackedAnswer.Writer writer) {
        try {
            return PackedAnswer.of(writer);
        } catch (IOException e) {
            throw new IllegalStateException("memory takes what is written to it", e);
        }
    }

    private static void send(Context context, PackedAnswer answer) {
        try (OutputStream out = context.outputStream()) {
            answer.writeTo(out);
        } catch (IOException e) {
            LOG.atDebug().setCause(e).log("the client went away while it was answered");
        }
    }

    private Body arrived(Context context) throws IOException {
        try (ArrivingBody body = new ArrivingBody(context.bodyInputStream(), deadlines, limit)) {
            return bodies.read(body, context.contentLength());
        }
    }

    private Plan plan(Body body, List<String> deletes, TargetScope scope, Allowance allowance, Room room) {
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
            return planner.get().plan(feed.get(), all, scope, allowance, room);
        } catch (PlanTooLargeException e) {
            throw ErrorCode.PLAN_TOO_LARGE.refusal(
                    e.getMessage() + "; change less at once, or give this process a larger heap");
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
