package io.fleetgate.bench;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;

/**
 * What to measure and how often.
 *
 * @param webhook the launcher of the webhook
 * @param programs the folder of the Go programs
 * @param rounds measured runs of each server over each protocol
 * @param requests of one run
 * @param warmup requests that each server gets over each protocol before the first round
 * @param starts timed starts of the webhook
 * @param plans timed dry-runs, after as many that are not timed
 */
record BenchConfig(Path webhook, Path programs, int rounds, int requests, int warmup, int starts, int plans) {

    static final int STREAMS = 32;

    private static final Map<String, String> DEFAULTS = Map.of(
            "webhook", "dist/bin/fleetgate-webhook",
            "programs", "bench/go/bin",
            "rounds", "9",
            "requests", "15000",
            "warmup", "40000",
            "starts", "5",
            "plans", "300");

    /** @throws IllegalArgumentException naming every mistake in the arguments */
    static BenchConfig from(String... arguments) {
        Map<String, String> values = new LinkedHashMap<>(DEFAULTS);
        List<String> problems = new ArrayList<>();
        for (String argument : arguments) {
            int equals = argument.indexOf('=');
            String name = argument.startsWith("--") && equals > 2 ? argument.substring(2, equals) : "";
            if (values.containsKey(name)) {
                values.put(name, argument.substring(equals + 1));
            } else {
                problems.add("unknown argument " + argument + ", known are " + flags());
            }
        }
        BenchConfig config = new BenchConfig(
                executable(values, "webhook", "", problems),
                executable(values, "programs", "load", problems),
                positive(values, "rounds", problems),
                positive(values, "requests", problems),
                positive(values, "warmup", problems),
                positive(values, "starts", problems),
                positive(values, "plans", problems));
        if (!problems.isEmpty()) {
            throw new IllegalArgumentException(String.join("\n", problems));
        }
        return config;
    }

    Path program(String name) {
        return programs.resolve(name);
    }

    private static Path executable(Map<String, String> values, String name, String below, List<String> problems) {
        Path path = Path.of(values.getOrDefault(name, ""));
        if (!Files.isExecutable(path.resolve(below))) {
            problems.add(
                    "--" + name + "=" + path + ": there is no program " + path.resolve(below) + ", build it first");
        }
        return path.toAbsolutePath();
    }

    private static int positive(Map<String, String> values, String name, List<String> problems) {
        String value = values.getOrDefault(name, "");
        if (value.matches("[1-9][0-9]{0,7}")) {
            return Integer.parseInt(value);
        }
        problems.add("--" + name + "=" + value + " is not a positive number");
        return 1;
    }

    private static Set<String> flags() {
        Set<String> flags = new TreeSet<>();
        DEFAULTS.forEach((name, value) -> flags.add("--" + name + "=" + value));
        return flags;
    }
}
