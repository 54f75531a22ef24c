package io.fleetgate.process;

import java.net.InetAddress;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Where a server listens.
 *
 * @param host a name or an IP address, an IPv6 address without its brackets
 * @param port 0 takes a free port
 */
public record ListenAddress(String host, int port) {
    private static final Pattern HOST_AND_PORT =
            Pattern.compile("(?:\\[([0-9A-Fa-f:.]+)]|([A-Za-z0-9._-]+)):([0-9]{1,5})");

    /** Reads {@code HOST:PORT}, with an IPv6 address in brackets. */
    public static Optional<ListenAddress> parse(String text) {
        Matcher parts = HOST_AND_PORT.matcher(text);
        if (!parts.matches() || Integer.parseInt(parts.group(3)) > 65_535) {
            return Optional.empty();
        }
        String host = parts.group(1) == null ? parts.group(2) : parts.group(1);
        return Optional.of(new ListenAddress(host, Integer.parseInt(parts.group(3))));
    }

    /** Whether only this machine can connect; told from the text, without a name look-up. */
    public boolean isLoopback() {
        try {
            return InetAddress.ofLiteral(host).isLoopbackAddress();
        } catch (IllegalArgumentException nameAndNoAddress) {
            return host.equalsIgnoreCase("localhost");
        }
    }

    public ListenAddress withPort(int newPort) {
        return new ListenAddress(host, newPort);
    }

    /** {@code HOST:PORT}, as it stands in a URL. */
    @Override
    public String toString() {
        return (host.contains(":") ? "[" + host + "]" : host) + ":" + port;
    }
}
