package io.fleetgate.templating.proxy;

import io.fleetgate.templating.proxy.line.Config;
import io.fleetgate.templating.proxy.line.ConfigLine;
import io.fleetgate.templating.proxy.line.Section;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;

/**
 * The names of a configuration's sections. Where a line stands under a condition ({@code .if}), no name is certain, and nothing
 * is said of names that occur twice or not at all.
 */
final class SectionNames {
    private static final Pattern NAME = Pattern.compile("[A-Za-z0-9_.:-]+");
    private static final String CONDITION = ".if";

    private final Map<String, ConfigLine> taken = new HashMap<>();
    private final List<ProxyProblem> problems = new ArrayList<>();
    private final boolean isConditional;
    private boolean hasUnknown;

    private SectionNames(boolean isConditional) {
        this.isConditional = isConditional;
    }

    static SectionNames of(Config config) {
        boolean isConditional =
                config.lines().stream().anyMatch(line -> line.keyword().equals(CONDITION));
        SectionNames names = new SectionNames(isConditional);
        for (ConfigLine line : config.lines()) {
            Section.begunBy(line).ifPresent(section -> names.add(section, line));
        }
        return names;
    }

    List<ProxyProblem> problems() {
        return List.copyOf(problems);
    }

    /** Whether there is certainly no backend of a name. */
    boolean lacksBackend(String name) {
        return !isConditional && !hasUnknown && !taken.containsKey(backend(name));
    }

    private void add(Section section, ConfigLine line) {
        if (line.words().size() > 1 && line.words().get(1).isFromEnvironment()) {
            hasUnknown = true;
            return;
        }
        String name = line.word(1);
        if (name.isEmpty()) {
            if (section.needsName()) {
                report(line, "\"" + section.word() + "\" needs a name");
            }
        } else if (section.needsName() && !NAME.matcher(name).matches()) {
            report(line, "a name has only letters, digits and - _ . :");
        } else {
            take(section, name, line);
        }
    }

    private void take(Section section, String name, ConfigLine line) {
        List<String> places = switch (section.naming()) {
            case NONE, SHARED -> List.of();
            case UNIQUE -> List.of(section.word() + " " + name);
            case PROXY -> proxyPlaces(section, name);
        };
        Optional<ConfigLine> earlier =
                places.stream().filter(taken::containsKey).map(taken::get).findFirst();
        if (earlier.isPresent() && !isConditional) {
            report(line, "the name is taken by line " + earlier.get().number());
        }
        places.forEach(place -> taken.putIfAbsent(place, line));
    }

    private static List<String> proxyPlaces(Section section, String name) {
        List<String> places = new ArrayList<>();
        if (section.isFrontend()) {
            places.add("frontend " + name);
        }
        if (section.isBackend()) {
            places.add(backend(name));
        }
        return places;
    }

    private static String backend(String name) {
        return "backend " + name;
    }

    private void report(ConfigLine line, String message) {
        problems.add(ProxyProblem.at(ProxyFiles.CONFIG, line, message));
    }
}
