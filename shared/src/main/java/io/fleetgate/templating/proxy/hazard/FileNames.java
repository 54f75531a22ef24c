package io.fleetgate.templating.proxy.hazard;

import io.fleetgate.templating.proxy.ProxyFiles;
import io.fleetgate.templating.proxy.ProxyProblem;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;

/** The paths of files beside a configuration; each must stay below the folder that the configuration lies in. */
final class FileNames {
    private static final Pattern SAFE = Pattern.compile("[A-Za-z0-9_@%+=.,-]+(/[A-Za-z0-9_@%+=.,-]+)*");
    private static final int LONGEST = 1000;

    private FileNames() {}

    static List<ProxyProblem> hazards(Collection<String> names) {
        List<ProxyProblem> hazards = new ArrayList<>();
        Set<String> taken = new HashSet<>(Set.of(ProxyFiles.CONFIG));
        for (String name : names) {
            if (name.length() > LONGEST || !SAFE.matcher(name).matches() || !name.equals(normalized(name))) {
                hazards.add(new ProxyProblem(name, 0, "is no plain relative path", ""));
            } else if (!taken.add(name) || isFolderOfAny(name, names) || name.startsWith(ProxyFiles.CONFIG + "/")) {
                hazards.add(new ProxyProblem(name, 0, "is also the path of something else", ""));
            }
        }
        return hazards;
    }

    /** The path without steps that go nowhere; a path that goes up stays as it is. */
    static String normalized(String path) {
        List<String> steps = new ArrayList<>();
        for (String step : path.split("/", -1)) {
            if (step.equals("..")) {
                return path + "/";
            }
            if (!step.isEmpty() && !step.equals(".")) {
                steps.add(step);
            }
        }
        return String.join("/", steps);
    }

    private static boolean isFolderOfAny(String name, Collection<String> names) {
        return names.stream().anyMatch(other -> other.startsWith(name + "/"));
    }
}
