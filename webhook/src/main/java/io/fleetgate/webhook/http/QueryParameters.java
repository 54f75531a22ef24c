package io.fleetgate.webhook.http;

import io.fleetgate.text.PrintableText;
import io.javalin.http.Context;
import java.util.List;

/** The query of a request. A parameter that is not known is refused: a mistyped one would change what is answered, silently. */
public final class QueryParameters {
    private QueryParameters() {}

    /**
     * Refuses whatever else is given.
     *
     * @throws ProblemException with HTTP status 400 that names it
     */
    public static void requireOnly(Context context, List<String> known) {
        context.queryParamMap().keySet().stream()
                .filter(name -> !known.contains(name))
                .sorted()
                .findFirst()
                .ifPresent(name -> {
                    throw ErrorCode.MALFORMED_REQUEST.refusal("there is no query parameter "
                            + PrintableText.quoted(name) + "; use " + String.join(" or ", known));
                });
    }
}
