package io.fleetgate.templating.proxy.hazard;

import io.fleetgate.templating.proxy.ProxyFiles;
import io.fleetgate.templating.proxy.ProxyProblem;
import io.fleetgate.templating.proxy.external.OriginPath;
import io.fleetgate.templating.proxy.line.Config;
import io.fleetgate.templating.proxy.line.ConfigLine;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/**
 * What must not reach an HAProxy that only checks: reading a configuration, HAProxy runs Lua files, loads libraries, and opens
 * every file that it names. Whoever may write a template must not get the process's rights by it, so that what is not known to
 * be harmless is refused.
 */
public final class Hazards {
    private static final int MOST_PROBLEMS = 50;

    private Hazards() {}

    /** Why the files are not to be given to HAProxy, the first reasons; none if they may be. */
    public static List<ProxyProblem> of(ProxyFiles files) {
        Config config = Config.of(files.config());
        return Stream.of(
                        FileNames.hazards(files.files().keySet()),
                        ofConfig(config, files.base()),
                        ofFiles(files.files(), CertificateLists.namedBy(config)))
                .flatMap(List::stream)
                .sorted()
                .limit(MOST_PROBLEMS)
                .toList();
    }

    private static List<ProxyProblem> ofConfig(Config config, String base) {
        Optional<ConfigLine> origin = OriginPath.of(config, base);
        HazardousKeywords keywords = new HazardousKeywords();
        List<ProxyProblem> hazards = new ArrayList<>();
        for (ConfigLine line : config.lines()) {
            Stream.of(HazardousText.in(line), keywords.in(line), HazardousPaths.in(line))
                    .filter(hazard -> !hazard.isEmpty() && !origin.equals(Optional.of(line)))
                    .findFirst()
                    .ifPresent(hazard -> hazards.add(ProxyProblem.at(ProxyFiles.CONFIG, line, hazard)));
        }
        return hazards;
    }

    private static List<ProxyProblem> ofFiles(Map<String, String> files, Set<String> lists) {
        List<ProxyProblem> hazards = new ArrayList<>();
        files.forEach((name, content) -> {
            hazards.addAll(Expressions.hazards(name, content));
            if (lists.contains(FileNames.normalized(name))) {
                hazards.addAll(CertificateLists.hazards(name, content));
            }
        });
        return hazards;
    }
}
