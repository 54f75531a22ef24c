package io.fleetgate.templating.proxy;

import io.fleetgate.templating.proxy.line.Config;
import java.util.List;
import java.util.stream.Stream;

/**
 * What can be said of a configuration without HAProxy: whether its lines can be split into words, begin in a section, and name
 * sections that need a name, have only one of it, and exist where one is chosen. It does not know the keywords of a section.
 */
public final class ProxyCheck {
    private static final int MOST_PROBLEMS = 50;

    private ProxyCheck() {}

    /** The first problems, by line; none if HAProxy might accept the configuration. */
    public static List<ProxyProblem> problems(String config) {
        Config lines = Config.of(config);
        SectionNames names = SectionNames.of(lines);
        return Stream.of(LineFaults.of(lines), names.problems(), BackendReferences.problems(lines, names))
                .flatMap(List::stream)
                .sorted()
                .limit(MOST_PROBLEMS)
                .toList();
    }
}
