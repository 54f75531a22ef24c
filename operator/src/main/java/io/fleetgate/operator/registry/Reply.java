package io.fleetgate.operator.registry;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.databind.node.MissingNode;
import io.fleetgate.operator.web.Response;
import java.net.http.HttpHeaders;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * An answer of HTTP.
 *
 * @param body the beginning of it
 */
record Reply(int status, HttpHeaders headers, String body) {
    private static final Pattern DIGEST = Pattern.compile("[a-z0-9]+([.+_-][a-z0-9]+)*+:[a-zA-Z0-9=_-]{32,128}");

    /** How registries say for programs what is wrong; whatever else is there is not repeated. */
    private static final Pattern CODE = Pattern.compile("[A-Z_]{1,40}");

    /** By which a registry says that it has no such tag, or nothing of that name at all. */
    private static final Set<String> UNKNOWN = Set.of("MANIFEST_UNKNOWN", "NAME_UNKNOWN");

    private static final JsonMapper JSON = new JsonMapper();

    /** An address of which only the host is of interest. */
    private static final Pattern ADDRESS = Pattern.compile("https?://(?<host>[a-zA-Z0-9.-]{1,253})([:/?].*)?");

    static Reply of(Response response) {
        return new Reply(response.status(), response.headers(), response.body());
    }

    boolean isSuccess() {
        return status >= 200 && status < 300;
    }

    /** Whether a registry has carried a deletion out; anybody may answer 200. */
    boolean isAccepted() {
        return status == 202;
    }

    /** Whether a registry says that it has no such tag; anybody may answer 404. */
    boolean saysUnknown() {
        return status == 404 && codes().anyMatch(UNKNOWN::contains);
    }

    /** Whether this is how a registry answers when it is asked for nothing but its version. */
    boolean isOfRegistry() {
        return status == 200
                && (headers.firstValue("Docker-Distribution-Api-Version")
                                .filter(version -> version.startsWith("registry/2"))
                                .isPresent()
                        || json().isObject());
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
        return codes().findFirst().map(code -> status + " " + code).orElse(String.valueOf(status));
    }

    private Stream<String> codes() {
        return json().path("errors")
                .valueStream()
                .map(error -> error.path("code").asText())
                .filter(code -> CODE.matcher(code).matches());
    }

    private JsonNode json() {
        try {
            return JSON.readTree(body);
        } catch (JsonProcessingException _) {
            return MissingNode.getInstance();
        }
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
