package io.fleetgate.webhook.explain;

import io.fleetgate.webhook.http.ErrorCode;
import io.fleetgate.webhook.http.QueryParameters;
import io.javalin.http.Context;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The query parameter {@code limit}: for how many losers, or targets, an explanation goes into detail. */
final class Limit {
    private static final int DEFAULT = 20;
    private static final int LARGEST = 1_000;

    private Limit() {}

    static int of(Context context) {
        QueryParameters.requireOnly(context, List.of("limit"));
        return parse(context.queryParam("limit"));
    }

    static int parse(@Nullable String limit) {
        if (limit == null) {
            return DEFAULT;
        }
        if (!limit.matches("[0-9]{1,4}") || Integer.parseInt(limit) > LARGEST) {
            throw ErrorCode.MALFORMED_REQUEST.refusal("limit must be a number from 0 to " + LARGEST);
        }
        return Integer.parseInt(limit);
    }
}
