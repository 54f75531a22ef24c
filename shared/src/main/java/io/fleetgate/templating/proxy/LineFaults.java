package io.fleetgate.templating.proxy;

import io.fleetgate.templating.proxy.line.Config;
import io.fleetgate.templating.proxy.line.ConfigLine;
import io.fleetgate.templating.proxy.line.Section;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** Lines that HAProxy cannot read whatever section they are in. */
final class LineFaults {
    private static final String DIRECTIVE = ".";

    private LineFaults() {}

    static List<ProxyProblem> of(Config config) {
        List<ProxyProblem> problems = new ArrayList<>();
        boolean isInSection = false;
        for (ConfigLine line : config.lines()) {
            isInSection = isInSection || Section.begunBy(line).isPresent();
            String message = message(line, isInSection);
            if (!message.isEmpty()) {
                problems.add(ProxyProblem.at(ProxyFiles.CONFIG, line, message));
            }
        }
        return problems;
    }

    private static String message(ConfigLine line, boolean isInSection) {
        String keyword = line.keyword();
        if (!line.fault().isEmpty()) {
            return line.fault();
        }
        if (line.isEmpty() || Section.begunBy(line).isPresent() || keyword.startsWith(DIRECTIVE)) {
            return "";
        }
        if (Section.isNamed(keyword.toLowerCase(Locale.ROOT))) {
            return "a section begins with \"" + keyword.toLowerCase(Locale.ROOT) + "\", not \"" + keyword + "\"";
        }
        return isInSection ? "" : "stands before the first section";
    }
}
