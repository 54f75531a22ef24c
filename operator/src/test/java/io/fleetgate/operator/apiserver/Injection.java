package io.fleetgate.operator.apiserver;

import io.fleetgate.operator.apiserver.http.Answer;
import io.fleetgate.operator.apiserver.http.Exchange;
import java.io.IOException;
import java.util.function.Consumer;
import java.util.function.Supplier;

/** Carries out what goes wrong with a call. */
final class Injection {
    private final Faults faults;
    private final Consumer<String> killer;

    /** With what ends a client for ever. */
    Injection(Faults faults, Consumer<String> killer) {
        this.faults = faults;
        this.killer = killer;
    }

    /**
     * Answers wrongly, or not at all.
     *
     * @param effect does what was asked and returns what would be answered
     */
    void inject(Fault fault, Call call, Exchange exchange, Supplier<Answer> effect)
            throws IOException, InterruptedException {
        Answer done = fault.takesEffect() ? effect.get() : null;
        switch (fault) {
            case KILL_BEFORE, KILL_AFTER -> {
                killer.accept(call.client());
                exchange.reset();
            }
            case RESET_BEFORE, RESET_AFTER -> exchange.reset();
            case TIME_OUT_BEFORE, TIME_OUT_AFTER -> {
                if (exchange.hold(faults.hold())) {
                    answer(call, exchange, done == null ? effect.get() : done);
                }
            }
            case EXPIRED -> expire(call, exchange);
            case CONFLICT, FORBIDDEN, INTERNAL_ERROR, INTERNAL_ERROR_AFTER ->
                answer(call, exchange, Router.refused(InjectedRefusal.of(fault, call.request())));
            case TOO_MANY_REQUESTS ->
                answer(
                        call,
                        exchange,
                        Router.refused(InjectedRefusal.of(fault, call.request()))
                                .with("Retry-After", String.valueOf(faults.retryAfterSeconds())));
        }
    }

    private static void expire(Call call, Exchange exchange) throws IOException {
        if (call.isWatch()) {
            exchange.begin();
            Watches.tooOld(exchange, 1, 2);
        } else {
            answer(call, exchange, Router.refused(InjectedRefusal.of(Fault.EXPIRED, call.request())));
        }
    }

    private static void answer(Call call, Exchange exchange, Answer answer) throws IOException {
        call.answered(answer.status());
        exchange.answer(answer);
    }
}
