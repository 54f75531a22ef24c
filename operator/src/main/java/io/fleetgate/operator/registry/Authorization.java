package io.fleetgate.operator.registry;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.json.JsonMapper;
import io.fleetgate.operator.web.Budget;
import io.fleetgate.operator.web.Requests;
import io.fleetgate.operator.web.Unanswered;
import io.fleetgate.operator.web.WebAddress;
import java.net.URI;
import java.net.URLEncoder;
import java.net.http.HttpRequest;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * By what a registry lets us in: nothing at first, then what it asks for. The login is shown to the registry itself and to
 * a token server of its own, and never in the open where the registry is not.
 */
final class Authorization {
    private static final JsonMapper JSON = new JsonMapper();
    private static final Pattern TOKEN = Pattern.compile("[\\x21-\\x7e]{1,65536}");
    private static final Pattern REALM =
            Pattern.compile("https?://([a-zA-Z0-9.-]+|\\[[0-9a-fA-F:.]+])(:[0-9]{1,5})?(/[a-zA-Z0-9._~/%+-]*)?");

    private final RegistryTag tag;
    private final Optional<Login> login;
    private final TokenServers servers;
    private final Requests requests;
    private final Budget budget;
    private Optional<String> header = Optional.empty();

    Authorization(RegistryTag tag, Optional<Login> login, TokenServers servers, Requests requests, Budget budget) {
        this.tag = tag;
        this.login = login;
        this.servers = servers;
        this.requests = requests;
        this.budget = budget;
    }

    /** The value of the header {@code Authorization} for the next request. */
    Optional<String> header() {
        return header;
    }

    /** What to do where the registry does not let us in. */
    String advice() {
        return login.isPresent()
                ? "let the credentials in the Secret of its Registry delete there"
                : "it was asked without credentials; give them in the Secret of its Registry";
    }

    /** Whether there is something to meet one of a registry's challenges with, which then is in the next request. */
    boolean canMeet(List<String> challenges) throws Failure, InterruptedException {
        Optional<Challenge> challenge = Challenge.bestOf(challenges);
        if (challenge.isEmpty()) {
            return false;
        }
        header = challenge.get().isBearer() ? Optional.of("Bearer " + token(challenge.get())) : login.map(Login::basic);
        return header.isPresent();
    }

    private String token(Challenge challenge) throws Failure, InterruptedException {
        URI server = tokenServer(challenge);
        HttpRequest.Builder request = HttpRequest.newBuilder(server).GET();
        login.ifPresent(given -> request.header("Authorization", given.basic()));
        Reply reply = ask(request.build());
        String said = "the token server " + server.getAuthority() + " of " + tag.host() + " answers " + reply.phrase();
        if (reply.status() == 401 || reply.status() == 403) {
            throw Failure.ofCredentials(said + ": " + advice());
        }
        if (!reply.isSuccess()) {
            throw Failure.ofRegistry(said + "; it is tried again");
        }
        return token(reply.body()).orElseThrow(() -> Failure.ofRegistry(said + " with something that is no token"));
    }

    private Reply ask(HttpRequest request) throws Failure, InterruptedException {
        try {
            return Reply.of(requests.send(request, budget));
        } catch (Unanswered e) {
            throw Failure.of(e);
        }
    }

    private URI tokenServer(Challenge challenge) throws Failure {
        String realm = challenge.parameter("realm").orElse("");
        String scope = challenge.parameter("scope").orElse("repository:" + tag.repository() + ":pull,delete");
        String query = Stream.concat(
                        challenge.parameter("service").stream().map(service -> "service=" + encoded(service)),
                        Stream.of("scope=" + encoded(scope)))
                .reduce((one, other) -> one + "&" + other)
                .orElseThrow();
        URI server = Optional.of(realm)
                .filter(address -> REALM.matcher(address).matches())
                .filter(address -> address.startsWith("https:") || tag.scheme() == RegistryTag.Scheme.HTTP)
                .flatMap(address -> WebAddress.parse(address + "?" + query))
                .orElseThrow(() -> Failure.ofRegistry(
                        tag.host() + " names a token server that is not asked: only one that is reached by HTTPS is"));
        if (!servers.areFor(tag.host(), server.getHost())) {
            throw Failure.ofRegistry(tag.host() + " names the token server " + server.getHost()
                    + ", which is not asked, for it is not of its domain; run the operator with --token-servers="
                    + server.getHost() + " if it is to be trusted with the credentials");
        }
        return server;
    }

    private static Optional<String> token(String body) {
        try {
            JsonNode answer = JSON.readTree(body);
            return Stream.of("token", "access_token")
                    .map(field -> answer.path(field).asText())
                    .filter(token -> TOKEN.matcher(token).matches())
                    .findFirst();
        } catch (JsonProcessingException _) {
            return Optional.empty();
        }
    }

    private static String encoded(String text) {
        return URLEncoder.encode(text, StandardCharsets.UTF_8);
    }
}
