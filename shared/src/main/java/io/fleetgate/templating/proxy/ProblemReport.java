package io.fleetgate.templating.proxy;

import io.fleetgate.templating.proxy.line.Config;
import io.fleetgate.templating.proxy.line.ConfigLine;
import java.util.List;
import java.util.stream.Collectors;

/** Problems of a configuration for people: each with the lines around its place, which no line number alone tells of a rendered text. */
public final class ProblemReport {
    private static final int AROUND = 3;

    private ProblemReport() {}

    /** Blocks in the order of the problems, with an empty line between. */
    public static String of(List<ProxyProblem> problems, ProxyFiles files) {
        Config config = Config.of(files.config());
        return problems.stream().map(problem -> block(problem, config)).collect(Collectors.joining("\n\n"));
    }

    private static String block(ProxyProblem problem, Config config) {
        int size = config.lines().size();
        boolean isInConfig = problem.file().equals(ProxyFiles.CONFIG) && problem.line() > 0 && problem.line() <= size;
        if (!isInConfig) {
            return problem.sentence();
        }
        int first = Math.max(1, problem.line() - AROUND);
        int last = Math.min(size, problem.line() + AROUND);
        return config.lines().subList(first - 1, last).stream()
                .map(line -> numbered(line, problem.line(), String.valueOf(last).length()))
                .collect(Collectors.joining("\n", problem.statement() + "\n", ""));
    }

    private static String numbered(ConfigLine line, int marked, int width) {
        String mark = line.number() == marked ? "→" : " ";
        String number = " ".repeat(width - String.valueOf(line.number()).length()) + line.number();
        return ("  " + mark + " " + number + "  " + ProxyProblem.printable(line.text())).stripTrailing();
    }
}
