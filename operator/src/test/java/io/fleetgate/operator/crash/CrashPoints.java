package io.fleetgate.operator.crash;

import java.io.PrintStream;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.stream.Stream;

/** Every fault at every call of scenarios, many runs at a time: most of them wait until something may be tried again. */
final class CrashPoints {
    private static final int RUNS_AT_ONCE = 32;

    private final PrintStream out;
    private final List<Disturbance> first;
    private int combinations;
    private int wrong;

    /**
     * Runs nothing yet.
     *
     * @param first what goes wrong, each at the first of the calls that count; later at every other one
     */
    CrashPoints(PrintStream out, List<Disturbance> first) {
        this.out = out;
        this.first = List.copyOf(first);
    }

    /** Runs all scenarios, or those that have one of the arguments in their name, and fails if any combination is wrong. */
    public static void main(String... args) throws InterruptedException {
        List<String> parts = List.of(args);
        List<Scenario> scenarios = Stream.of(BindingScenarios.all(), ReferenceScenarios.all(), RenderScenarios.all())
                .flatMap(List::stream)
                .filter(scenario -> parts.isEmpty() || parts.stream().anyMatch(scenario.name()::contains))
                .toList();
        if (new CrashPoints(System.out, Disturbance.all()).run(scenarios) > 0) {
            throw new IllegalStateException("not always the same came of it");
        }
    }

    /** Returns how many combinations are wrong; says which. */
    int run(List<Scenario> scenarios) throws InterruptedException {
        try (ExecutorService runs = Executors.newFixedThreadPool(RUNS_AT_ONCE)) {
            List<Future<Trial>> trials = new ArrayList<>();
            scenarios.forEach(scenario -> trials.add(runs.submit(() -> Trial.of(scenario))));
            List<Future<?>> series = new ArrayList<>();
            for (Future<Trial> trial : trials) {
                for (Disturbance disturbance : first) {
                    series.add(runs.submit(() -> {
                        runEveryNumber(get(trial), disturbance);
                        return null;
                    }));
                }
            }
            for (Future<?> each : series) {
                var _ = get(each);
            }
        }
        out.println(combinations + " combinations, " + wrong + " wrong");
        return wrong;
    }

    private synchronized void count(Trial.Result result) {
        combinations++;
        if (!result.wrong().isEmpty()) {
            wrong++;
            out.println(result);
        }
    }

    private void runEveryNumber(Trial trial, Disturbance first) {
        Trial.Result result = trial.disturbedBy(first);
        while (result.hasStruck()) {
            count(result);
            result = trial.disturbedBy(result.disturbance().next());
        }
    }

    private static <T> T get(Future<T> future) throws InterruptedException {
        try {
            return future.get();
        } catch (ExecutionException e) {
            throw new IllegalStateException(e.getCause());
        }
    }
}
