package io.fleetgate.templating.proxy;

import io.fleetgate.templating.proxy.line.ConfigLine;
import java.util.Comparator;

/**
 * What is wrong with a configuration of HAProxy or a file beside it.
 *
 * @param file the file as the configuration names it, {@link ProxyFiles#CONFIG} for the configuration itself
 * @param line counted from 1; 0 where the place is not known
 * @param message one sentence without an end
 * @param excerpt the line, shortened; empty where the place is not known
 */
public record ProxyProblem(String file, int line, String message, String excerpt) implements Comparable<ProxyProblem> {
    private static final int LONGEST_EXCERPT = 120;
    private static final Comparator<ProxyProblem> ORDER = Comparator.comparing(
                    (ProxyProblem problem) -> !problem.file.equals(ProxyFiles.CONFIG))
            .thenComparing(ProxyProblem::file)
            .thenComparingInt(ProxyProblem::line)
            .thenComparing(ProxyProblem::message)
            .thenComparing(ProxyProblem::excerpt);

    public static ProxyProblem at(String file, ConfigLine line, String message) {
        return new ProxyProblem(
                file, line.number(), message, printable(line.text()).strip());
    }

    /** Where and what: {@code haproxy.cfg:22: what is wrong}. */
    public String statement() {
        return (line == 0 ? file : file + ":" + line) + ": " + message;
    }

    /** With the line itself: {@code haproxy.cfg:22: what is wrong: the line}. */
    public String sentence() {
        return statement() + (excerpt.isEmpty() ? "" : ": " + excerpt);
    }

    /** The configuration before other files, then by file and line. */
    @Override
    public int compareTo(ProxyProblem other) {
        return ORDER.compare(this, other);
    }

    /** A line as it is shown: so much of it as says which it is, and nothing that moves a cursor. */
    static String printable(String line) {
        String shown = line.replace('\t', ' ').stripTrailing().replaceAll("\\p{Cntrl}", "?");
        int length = shown.codePointCount(0, shown.length());
        return length > LONGEST_EXCERPT
                ? shown.substring(0, shown.offsetByCodePoints(0, LONGEST_EXCERPT)) + "…"
                : shown;
    }
}
