package io.fleetgate.operator.registry;

import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * What a registry asks for before it carries a request out.
 *
 * @param scheme in lower case
 * @param parameters by their name in lower case
 */
record Challenge(String scheme, Map<String, String> parameters) {
    /** A scheme, or a parameter of the last one; a comma between them means nothing for telling the two apart. */
    private static final Pattern PART = Pattern.compile(
            "(?<name>[a-zA-Z][a-zA-Z0-9_-]{0,63})(?:\\s{0,8}=\\s{0,8}(?:\"(?<quoted>[^\"]{0,4096})\"|(?<bare>[^\\s,\"]{1,4096})))?");

    private static final int LONGEST_HEADER = 16 << 10;

    /** The one that is best to meet: a token is good for less than a password. */
    static Optional<Challenge> bestOf(List<String> headers) {
        return first(headers, "bearer").or(() -> first(headers, "basic"));
    }

    boolean isBearer() {
        return scheme.equals("bearer");
    }

    Optional<String> parameter(String name) {
        return Optional.ofNullable(parameters.get(name));
    }

    private static Optional<Challenge> first(List<String> headers, String scheme) {
        return headers.stream()
                .filter(header -> header.length() <= LONGEST_HEADER)
                .flatMap(header -> find(header, scheme).stream())
                .findFirst();
    }

    private static Optional<Challenge> find(String header, String scheme) {
        Map<String, String> parameters = new TreeMap<>();
        boolean isInside = false;
        Matcher part = PART.matcher(header);
        while (part.find()) {
            String name = part.group("name").toLowerCase(Locale.ROOT);
            String value = part.group("quoted") != null ? part.group("quoted") : part.group("bare");
            if (value != null && isInside) {
                parameters.putIfAbsent(name, value);
            } else if (value == null && isInside) {
                break;
            } else if (value == null) {
                isInside = name.equals(scheme);
            }
        }
        return isInside ? Optional.of(new Challenge(scheme, parameters)) : Optional.empty();
    }
}
