package io.fleetgate.operator.registry;

import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;

/**
 * Which token servers a registry may send us to, with the login for it: its own host, those beside it and above it in its own
 * domain, and those that the operator is told to trust. It cannot make us ask anybody else.
 *
 * @param trusted hosts in lower case, without ports, whatever registry names them
 */
public record TokenServers(Set<String> trusted) {
    /** Those of the registries' own domains alone. */
    public static final TokenServers OWN = new TokenServers(Set.of());

    /** Domains in which everybody can have a registry, or a host that is somebody else's. */
    private static final Set<String> SHARED = Set.of(
            "amazonaws.com",
            "amazonaws.com.cn",
            "azurecr.cn",
            "azurecr.io",
            "azurecr.us",
            "gcr.io",
            "jfrog.io",
            "pkg.dev");

    /** Below a country, where names are given out on the second level. */
    private static final Set<String> SECOND_LEVEL =
            Set.of("ac", "co", "com", "edu", "gob", "gov", "go", "mil", "ne", "net", "or", "org");

    private static final Pattern LITERAL = Pattern.compile("\\[.*]|.*\\.[0-9]+|[0-9]+");
    private static final Pattern PORT = Pattern.compile(":[0-9]*$");

    public TokenServers {
        trusted = Set.copyOf(trusted);
    }

    /**
     * Whether a registry may name a token server.
     *
     * @param registry its host, with or without a port
     * @param server the host, without a port
     */
    boolean areFor(String registry, String server) {
        String own = PORT.matcher(registry).replaceFirst("").toLowerCase(Locale.ROOT);
        String asked = server.toLowerCase(Locale.ROOT);
        return asked.equals(own)
                || trusted.contains(asked)
                || domain(own)
                        .filter(domain -> asked.equals(domain) || asked.endsWith("." + domain))
                        .isPresent();
    }

    /** What is above a host, where that belongs to whoever the host belongs to. */
    private static Optional<String> domain(String host) {
        int dot = host.indexOf('.');
        return Optional.of(host)
                .filter(name -> dot > 0 && !LITERAL.matcher(name).matches())
                .map(name -> name.substring(dot + 1))
                .filter(domain -> !isShared(domain));
    }

    private static boolean isShared(String domain) {
        String[] labels = domain.split("\\.", -1);
        boolean isCountrys = labels.length == 2 && labels[1].length() == 2 && SECOND_LEVEL.contains(labels[0]);
        return labels.length < 2
                || Arrays.asList(labels).contains("")
                || isCountrys
                || SHARED.stream().anyMatch(shared -> domain.equals(shared) || domain.endsWith("." + shared));
    }
}
