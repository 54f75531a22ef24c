package io.fleetgate.operator.apiserver;

import io.fleetgate.operator.apiserver.http.Answer;
import io.fleetgate.operator.apiserver.http.Exchange;
import io.fleetgate.operator.apiserver.storage.Refusal;
import java.io.IOException;
import java.util.function.Consumer;
import java.util.function.Supplier;

/** Carries out what goes wrong with a call. */
final class Injection {
    private static final int FORBIDDEN = 403;
    private static final int TOO_MANY = 429;
    private static final int INTERNAL = 500;

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
            case CONFLICT ->
                refuse(
                        call,
                        exchange,
                        Refusal.of(
                                409,
                                "Conflict",
                                "Operation cannot be fulfilled on "
                                        + call.request().path()
                                        + ": the object has been modified; please apply your changes to the latest"
                                        + " version and try again"));
            case EXPIRED -> expire(call, exchange);
            case FORBIDDEN ->
                refuse(
                        call,
                        exchange,
                        Refusal.of(
                                FORBIDDEN,
                                "Forbidden",
                                call.request().path() + " is forbidden: User \"" + call.client() + "\" cannot "
                                        + call.request().method() + " it"));
            case TOO_MANY_REQUESTS ->
                answer(
                        call,
                        exchange,
                        Router.refused(
                                        Refusal.of(
                                                TOO_MANY,
                                                "TooManyRequests",
                                                "The server has received too many requests and has asked us to try again later"))
                                .with("Retry-After", String.valueOf(faults.retryAfterSeconds())));
            case INTERNAL_ERROR, INTERNAL_ERROR_AFTER ->
                refuse(
                        call,
                        exchange,
                        Refusal.of(
                                INTERNAL, "InternalError", "Internal error occurred: etcdserver: request timed out"));
        }
    }

    private static void expire(Call call, Exchange exchange) throws IOException {
        if (call.isWatch()) {
            exchange.begin();
            Watches.tooOld(exchange, 1, 2);
            return;
        }
        refuse(call, exchange, Refusal.of(410, "Expired", "The resourceVersion for the provided request is too old."));
    }

    private static void refuse(Call call, Exchange exchange, Refusal refusal) throws IOException {
        answer(call, exchange, Router.refused(refusal));
    }

    private static void answer(Call call, Exchange exchange, Answer answer) throws IOException {
        call.answered(answer.status());
        exchange.answer(answer);
    }
}
