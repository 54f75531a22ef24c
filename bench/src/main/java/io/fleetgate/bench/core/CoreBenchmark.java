package io.fleetgate.bench.core;

import io.fleetgate.bench.Goal;
import java.util.Collection;
import java.util.Locale;
import java.util.concurrent.TimeUnit;
import java.util.stream.Collectors;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.results.IterationResult;
import org.openjdk.jmh.results.RunResult;
import org.openjdk.jmh.runner.Runner;
import org.openjdk.jmh.runner.RunnerException;
import org.openjdk.jmh.runner.options.OptionsBuilder;
import org.openjdk.jmh.runner.options.TimeValue;
import org.openjdk.jmh.runner.options.VerboseMode;

/**
 * Runs the JMH benchmarks of this package and holds each against its budget. A figure is that of the fastest iteration: what
 * the others take longer is the work of the neighbours on a shared machine.
 */
public final class CoreBenchmark {
    private CoreBenchmark() {}

    public static void main(String[] arguments) throws RunnerException {
        Collection<RunResult> results = new Runner(new OptionsBuilder()
                        .include("\\.core\\.[A-Za-z]+Benchmark\\.")
                        .mode(Mode.AverageTime)
                        .timeUnit(TimeUnit.MICROSECONDS)
                        .forks(1)
                        .warmupIterations(6)
                        .warmupTime(TimeValue.milliseconds(250))
                        .measurementIterations(10)
                        .measurementTime(TimeValue.milliseconds(150))
                        .shouldFailOnError(true)
                        .verbosity(VerboseMode.SILENT)
                        .build())
                .run();
        results.forEach(result -> System.out.println(goal(result).line()));
    }

    private static Goal goal(RunResult result) {
        String benchmark = result.getParams().getBenchmark();
        int dot = benchmark.lastIndexOf('.');
        String method = benchmark.substring(dot + 1);
        String type = benchmark.substring(benchmark.lastIndexOf('.', dot - 1) + 1, dot);
        String parameters = result.getParams().getParamsKeys().stream()
                .map(key -> result.getParams().getParam(key).toLowerCase(Locale.ROOT))
                .collect(Collectors.joining(", "));
        double micros = result.getAggregatedResult().getIterationResults().stream()
                .map(IterationResult::getPrimaryResult)
                .mapToDouble(primary -> primary.getScore())
                .min()
                .orElseThrow();
        return new Goal(
                words(type.replace("Benchmark", "")) + ", " + words(method)
                        + (parameters.isEmpty() ? "" : ": " + parameters.replace('_', ' ')),
                micros,
                Goal.Bound.BELOW,
                budget(type, method),
                "µs");
    }

    /** Microseconds. */
    private static double budget(String benchmark, String method) {
        return switch (benchmark) {
            case "ResolverBenchmark" ->
                switch (method) {
                    case "aHundredUniqueNames" -> 200;
                    case "distinctUniqueNames" -> 500;
                    default -> 1_000;
                };
            case "AntiAffinityBenchmark" -> 2_000;
            case "TemplateBenchmark" -> method.startsWith("hundred") ? 1_000 : 30_000;
            default -> 50;
        };
    }

    private static String words(String camelCase) {
        return camelCase.replaceAll("([A-Z])", " $1").strip().toLowerCase(Locale.ROOT);
    }
}
