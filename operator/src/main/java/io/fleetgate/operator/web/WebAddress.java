package io.fleetgate.operator.web;

import java.net.URI;
import java.net.URISyntaxException;
import java.util.Optional;

/** Addresses that others name, as they can be asked. */
public final class WebAddress {
    private static final int MOST_PORT = 65_535;

    private WebAddress() {}

    /** Empty for what has no host, or makes no sense. */
    public static Optional<URI> parse(String text) {
        try {
            return Optional.of(new URI(text)).filter(uri -> uri.getHost() != null && uri.getPort() <= MOST_PORT);
        } catch (URISyntaxException _) {
            return Optional.empty();
        }
    }
}
