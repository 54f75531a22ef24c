package io.fleetgate.bench;

import java.util.Locale;

/** What an API server speaks to webhooks: HTTP/1.1 to a Service reference, HTTP/2 only to a loopback URL. */
enum Protocol {
    H1("HTTP/1.1, %d connections"),
    H2("HTTP/2, %d streams on one connection");

    private final String title;

    Protocol(String title) {
        this.title = title;
    }

    String title(int streams) {
        return title.formatted(streams);
    }

    /** The load generator's name for it. */
    String flag() {
        return name().toLowerCase(Locale.ROOT);
    }
}
