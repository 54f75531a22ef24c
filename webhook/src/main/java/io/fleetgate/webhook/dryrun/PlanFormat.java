package io.fleetgate.webhook.dryrun;

import io.fleetgate.plan.Plan;
import io.fleetgate.report.PlanJson;
import io.fleetgate.report.PlanText;
import java.util.List;
import java.util.function.Function;

/** A form of a plan that a client can ask for. */
record PlanFormat(String mediaType, String contentType, Function<Plan, byte[]> writer) {

    /** Every form; the first is for clients that ask for none. */
    static final List<PlanFormat> ALL = List.of(
            new PlanFormat("application/json", "application/json", PlanJson::write),
            new PlanFormat("text/plain", "text/plain; charset=utf-8", PlanText::write));
}
