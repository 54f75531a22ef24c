package io.fleetgate.templating.proxy;

import io.fleetgate.templating.proxy.line.Config;
import io.fleetgate.templating.proxy.line.ConfigLine;
import io.fleetgate.templating.proxy.line.Section;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** Backends that a proxy chooses by a name that is certainly no backend's. */
final class BackendReferences {
    private static final Set<String> CHOICES = Set.of("default_backend", "use_backend");
    private static final String DISABLED = "disabled";

    private final SectionNames names;
    private final List<ProxyProblem> problems = new ArrayList<>();
    private final List<ProxyProblem> ofSection = new ArrayList<>();
    private boolean isInFrontend;

    private BackendReferences(SectionNames names) {
        this.names = names;
    }

    static List<ProxyProblem> problems(Config config, SectionNames names) {
        BackendReferences references = new BackendReferences(names);
        config.lines().forEach(references::read);
        references.endSection();
        return references.problems;
    }

    private void read(ConfigLine line) {
        Optional<Section> section = Section.begunBy(line);
        if (section.isPresent()) {
            endSection();
            isInFrontend = section.get().isFrontend();
        } else if (line.keyword().equals(DISABLED)) {
            // What a disabled proxy chooses is never looked up.
            isInFrontend = false;
            ofSection.clear();
        } else if (isInFrontend && CHOICES.contains(line.keyword())) {
            judge(line);
        }
    }

    private void judge(ConfigLine line) {
        String name = line.word(1);
        boolean isComputed = name.contains("%")
                || line.words().size() < 2
                || line.words().get(1).isFromEnvironment();
        if (!isComputed && names.lacksBackend(name)) {
            ofSection.add(ProxyProblem.at(ProxyFiles.CONFIG, line, "there is no backend \"" + name + "\""));
        }
    }

    private void endSection() {
        problems.addAll(ofSection);
        ofSection.clear();
    }
}
