package io.fleetgate.webhook.health;

import io.fleetgate.text.PrintableText;
import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.Supplier;
import java.util.stream.Collectors;

/**
 * {@code /livez} says that requests are answered at all, {@code /readyz} that decisions can be made; if not, one line for
 * everything that is missing. What does not hold decisions up follows, a line each.
 */
public final class HealthRoutes implements Consumer<RoutesConfig> {
    private final Supplier<List<String>> missing;
    private final Supplier<List<String>> notices;

    /**
     * Routes.
     *
     * @param missing what is missing for decisions, one sentence each
     * @param notices what else an operator should know, one sentence each
     */
    public HealthRoutes(Supplier<List<String>> missing, Supplier<List<String>> notices) {
        this.missing = missing;
        this.notices = notices;
    }

    @Override
    public void accept(RoutesConfig routes) {
        routes.get("/livez", context -> context.result("ok\n"));
        routes.get("/readyz", this::readiness);
    }

    private void readiness(Context context) {
        List<String> absent = missing.get();
        List<String> lines = new ArrayList<>(absent.isEmpty() ? List.of("ok") : absent);
        lines.addAll(notices.get());
        context.status(absent.isEmpty() ? 200 : 503)
                .result(lines.stream()
                        .map(line -> PrintableText.onOneLine(line) + "\n")
                        .collect(Collectors.joining()));
    }
}
