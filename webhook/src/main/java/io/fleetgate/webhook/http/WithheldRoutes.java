package io.fleetgate.webhook.http;

import io.javalin.config.RoutesConfig;
import java.util.function.Consumer;

/**
 * Stands where {@code /v1/} would be while its callers are not known and others than this machine reach the server. The API
 * server's calls and health checks need no such knowledge.
 */
public final class WithheldRoutes implements Consumer<RoutesConfig> {

    @Override
    public void accept(RoutesConfig routes) {
        routes.before("/v1/*", _ -> {
            throw ErrorCode.NOT_FOUND.refusal(
                    "/v1/ is not served: its callers are not known (--auth=none), and --listen"
                            + " names an address that other machines reach");
        });
    }
}
