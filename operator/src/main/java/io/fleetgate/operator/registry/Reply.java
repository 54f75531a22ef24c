package io.fleetgate.operator.registry;

import java.net.http.HttpHeaders;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * An answer of HTTP.
 *
 * @param body the beginning of it
 */
record Reply(int status, HttpHeaders headers, String body) {
    private static final Pattern DIGEST = Pattern.compile("[a-z0-9]+([.+_-][a-z0-9]+)*+:[a-zA-Z0-9=_-]{32,128}");

    /** How registries say for programs what is wrong. */
    private static final Pattern CODE = Pattern.compile("\"code\"\\s{0,8}:\\s{0,8}\"(?<code>[A-Z_]{1,40})\"");

    /** An address of which only the host is of interest. */
    private static final Pattern ADDRESS = Pattern.compile("https?://(?<host>[a-zA-Z0-9.-]{1,253})([:/?].*)?");

    static Reply of(int status, HttpHeaders headers, byte[] body) {
        return new Reply(status, headers, new String(body, StandardCharsets.UTF_8));
    }

    boolean isSuccess() {
        return status >= 200 && status < 300;
    }

    boolean isRedirect() {
        return status >= 300 && status < 400;
    }

    List<String> challenges() {
        return headers.allValues("WWW-Authenticate");
    }

    /** The digest of a manifest. */
    Optional<String> digest() {
        return headers.firstValue("Docker-Content-Digest")
                .filter(digest -> DIGEST.matcher(digest).matches());
    }

    /** The status, and the registry's word for it where it has one. */
    String phrase() {
        Matcher code = CODE.matcher(body);
        return code.find() ? status + " " + code.group("code") : String.valueOf(status);
    }

    /** The host that a redirect leads to, as a phrase. */
    String destination() {
        return headers.firstValue("Location")
                .map(ADDRESS::matcher)
                .filter(Matcher::matches)
                .map(address -> address.group("host"))
                .orElse("another path");
    }
}
