package io.fleetgate.operator.apiserver;

import io.fleetgate.operator.apiserver.http.Exchange;
import io.fleetgate.operator.apiserver.http.Request;
import io.fleetgate.operator.apiserver.storage.History;
import io.fleetgate.operator.apiserver.storage.Refusal;
import io.fleetgate.operator.apiserver.storage.Storage;
import io.fleetgate.operator.apiserver.storage.Stored;
import java.io.IOException;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.TimeUnit;

/** Sends what happens to objects while it happens. */
final class Watches {
    private static final String LONG = "3600";

    private final Storage storage;

    Watches(Storage storage) {
        this.storage = storage;
    }

    /** Serves a watch to its end; that something is too old is said in the stream, as the real server does. */
    void watch(Exchange exchange, Route route) throws IOException, InterruptedException {
        Request request = exchange.request();
        History history = storage.history(route.resource());
        int breaks = history.breaks();
        String given = request.parameter("resourceVersion");
        long from = given.isEmpty() ? 0 : Long.parseLong(given);
        exchange.begin();
        if (from == 0) {
            from = sendAll(exchange, route);
        } else if (history.isForgotten(from)) {
            tooOld(exchange, from, history.forgottenUntil());
            return;
        }
        follow(exchange, route, from, breaks);
    }

    /** Says in a stream that is begun that the version to start from is not known any more. */
    static void tooOld(Exchange exchange, long from, long oldest) throws IOException {
        Refusal refusal = Refusal.of(410, "Expired", "too old resource version: " + from + " (" + oldest + ")");
        exchange.send(History.json("ERROR", refusal.status()));
        exchange.end();
    }

    private long sendAll(Exchange exchange, Route route) throws IOException {
        List<Stored> objects;
        long version;
        synchronized (storage) {
            objects = storage.list(route.resource(), route.namespace());
            version = storage.version();
        }
        for (Stored stored : objects) {
            exchange.send(History.json("ADDED", stored.document()));
        }
        return version;
    }

    private void follow(Exchange exchange, Route route, long after, int breaks)
            throws IOException, InterruptedException {
        History history = storage.history(route.resource());
        long seconds = Long.parseLong(exchange.request().query().getOrDefault("timeoutSeconds", LONG));
        long end = System.nanoTime() + TimeUnit.SECONDS.toNanos(seconds);
        long from = after;
        for (Optional<History.Event> next = history.next(from, breaks, end);
                next.isPresent();
                next = history.next(from, breaks, end)) {
            from = next.get().version();
            send(exchange, route, next.get());
        }
        if (history.breaks() == breaks) {
            end(exchange, route, from);
        } else {
            exchange.reset();
        }
    }

    /** Ends a watch in order, and says how far it has come: at that moment there is nothing that was not sent. */
    private void end(Exchange exchange, Route route, long from) throws IOException {
        List<History.Event> late;
        long version;
        synchronized (storage) {
            late = storage.history(route.resource()).after(from);
            version = storage.version();
        }
        for (History.Event event : late) {
            send(exchange, route, event);
        }
        if (takesBookmarks(exchange)) {
            exchange.send(History.bookmarkOf(route.resource(), version));
        }
        exchange.end();
    }

    private static void send(Exchange exchange, Route route, History.Event event) throws IOException {
        boolean isBookmark = event.namespace().isEmpty();
        boolean isInside = route.namespace().isEmpty() || event.namespace().equals(route.namespace());
        if (isBookmark ? takesBookmarks(exchange) : isInside) {
            exchange.send(event.json());
        }
    }

    private static boolean takesBookmarks(Exchange exchange) {
        return exchange.request().parameter("allowWatchBookmarks").equals("true");
    }
}
