package io.fleetgate.webhook.health;

import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.Supplier;

/**
 * {@code /livez} says that requests are answered at all, {@code /readyz} that decisions can be made; if not, one line for
 * everything that is missing.
 */
public final class HealthRoutes implements Consumer<RoutesConfig> {
    private final Supplier<List<String>> missing;

    /**
     * Routes.
     *
     * @param missing what is missing for decisions, one sentence each
     */
    public HealthRoutes(Supplier<List<String>> missing) {
        this.missing = missing;
    }

    @Override
    public void accept(RoutesConfig routes) {
        routes.get("/livez", context -> context.result("ok\n"));
        routes.get("/readyz", this::readiness);
    }

    private void readiness(Context context) {
        List<String> absent = missing.get();
        if (absent.isEmpty()) {
            context.result("ok\n");
        } else {
            context.status(503).result(String.join("\n", absent) + "\n");
        }
    }
}
