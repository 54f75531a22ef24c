package io.fleetgate.templating.proxy.hazard;

import io.fleetgate.templating.proxy.ProxyProblem;
import io.fleetgate.templating.proxy.line.Config;
import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** Files that name certificates, a line each. */
final class CertificateLists {
    private static final String KEYWORD = "crt-list";
    private static final Pattern HAZARD =
            Pattern.compile("[\"'\\\\]|(^|[\\s\\[@=])/|(^|[/\\s\\[@=])\\.\\.($|[/\\s\\]])");

    private CertificateLists() {}

    /** The paths after {@code crt-list} in a configuration. */
    static Set<String> namedBy(Config config) {
        return config.lines().stream()
                .flatMap(line -> IntStream.range(1, line.words().size())
                        .filter(place -> line.word(place - 1).equals(KEYWORD))
                        .mapToObj(line::word))
                .map(FileNames::normalized)
                .collect(Collectors.toUnmodifiableSet());
    }

    static List<ProxyProblem> hazards(String file, String content) {
        return Config.of(content).lines().stream()
                .filter(line -> HAZARD.matcher(line.text()).find())
                .map(line -> ProxyProblem.at(file, line, "a path that is absolute or leaves the folder"))
                .toList();
    }
}
