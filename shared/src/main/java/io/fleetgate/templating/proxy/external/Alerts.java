package io.fleetgate.templating.proxy.external;

import io.fleetgate.templating.proxy.ProxyFiles;
import io.fleetgate.templating.proxy.ProxyProblem;
import io.fleetgate.templating.proxy.line.Config;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * What an HAProxy that checked a configuration printed, as problems: its alerts, without its version, its path, its process and
 * the lines that only say that there were alerts, so that the same configuration always gives the same text.
 */
public final class Alerts {
    private static final int MOST_PROBLEMS = 50;
    private static final int LONGEST_MESSAGE = 1000;
    private static final Pattern LINE =
            Pattern.compile("\\[(ALERT|WARNING|NOTICE|DIAG)]\\s+(?:\\d+/\\d+\\s+)?(?:\\(\\d+\\)\\s*)?:\\s*(.*)");
    private static final Pattern PREFIX = Pattern.compile("^config\\s*:\\s*");
    private static final Pattern PLACE =
            Pattern.compile("^(?:parsing\\s+)?\\[([^\\]:]{1,1000}):(\\d{1,9})]\\s*:?\\s*", Pattern.CASE_INSENSITIVE);
    private static final Pattern SUMMARY =
            Pattern.compile("Error\\(s\\) found in configuration file.*|Fatal errors found in configuration\\.?");

    private final List<String> alerts = new ArrayList<>();
    private boolean isInAlert;

    private Alerts() {}

    /**
     * The alerts in the order of their lines; where there are none, all that was printed as one problem.
     *
     * @param files what was checked
     */
    public static List<ProxyProblem> read(String output, ProxyFiles files) {
        Alerts alerts = new Alerts();
        output.lines().forEach(alerts::add);
        if (alerts.alerts.isEmpty()) {
            alerts.alerts.add(output.lines()
                    .filter(line -> !LINE.matcher(line).matches())
                    .reduce("", (before, line) -> before + "\n" + line)
                    .strip());
        }
        Config config = Config.of(files.config());
        return alerts.alerts.stream()
                .map(alert -> problem(alert, config))
                .distinct()
                .sorted()
                .limit(MOST_PROBLEMS)
                .toList();
    }

    /** A line without a level goes on with what the line before it began. */
    private void add(String line) {
        Matcher begun = LINE.matcher(line);
        if (begun.matches()) {
            String message = PREFIX.matcher(begun.group(2)).replaceFirst("");
            isInAlert =
                    begun.group(1).equals("ALERT") && !SUMMARY.matcher(message).matches();
            if (isInAlert) {
                alerts.add(message);
            }
        } else if (isInAlert && !line.isBlank() && line.startsWith(" ")) {
            alerts.set(alerts.size() - 1, alerts.getLast() + "\n" + line);
        } else {
            isInAlert = false;
        }
    }

    private static ProxyProblem problem(String alert, Config config) {
        Matcher place = PLACE.matcher(alert);
        if (!place.find()) {
            return new ProxyProblem(ProxyFiles.CONFIG, 0, shortened(alert), "");
        }
        String file = place.group(1);
        int line = Integer.parseInt(place.group(2));
        String message = shortened(alert.substring(place.end()));
        boolean isInConfig = file.equals(ProxyFiles.CONFIG)
                && line > 0
                && line <= config.lines().size();
        return isInConfig
                ? ProxyProblem.at(file, config.lines().get(line - 1), message)
                : new ProxyProblem(file, line, message, "");
    }

    private static String shortened(String message) {
        String text = message.strip();
        return text.length() > LONGEST_MESSAGE ? text.substring(0, LONGEST_MESSAGE) + "…" : text;
    }
}
