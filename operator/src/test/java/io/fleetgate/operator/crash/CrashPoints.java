package io.fleetgate.operator.crash;

import java.io.PrintStream;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.stream.Stream;

/** Every fault at every call of scenarios, many runs at a time: most of them wait until something may be tried again. */
final class CrashPoints {
    private static final int RUNS_AT_ONCE = 48;
    private static final int MOST_FURTHER = 1_000;

    private final PrintStream out;
    private int combinations;
    private int wrong;

    /** Runs nothing yet; {@code out} is told what is wrong. */
    CrashPoints(PrintStream out) {
        this.out = out;
    }

    /** Runs all scenarios, or those that have one of the arguments in their name, and fails if any combination is wrong. */
    public static void main(String... args) throws InterruptedException {
        List<String> parts = List.of(args);
        List<Scenario> scenarios = Stream.of(
                        BindingScenarios.all(),
                        ReferenceScenarios.all(),
                        RenderScenarios.all(),
                        ElectionScenarios.all())
                .flatMap(List::stream)
                .filter(scenario -> parts.isEmpty() || parts.stream().anyMatch(scenario.name()::contains))
                .toList();
        if (scenarios.isEmpty()) {
            throw new IllegalArgumentException("no scenario has a name with any of " + parts);
        }
        if (new CrashPoints(System.out).run(scenarios) > 0) {
            throw new IllegalStateException("not always what has to be came of it");
        }
    }

    /** Returns how many combinations are wrong; says which. */
    int run(List<Scenario> scenarios) throws InterruptedException {
        try (ExecutorService runs = Executors.newFixedThreadPool(RUNS_AT_ONCE)) {
            List<Callable<Trial>> trials = new ArrayList<>();
            scenarios.forEach(scenario -> trials.add(() -> Trial.of(scenario)));
            List<Callable<Void>> disturbed = new ArrayList<>();
            for (Trial trial : results(runs.invokeAll(trials))) {
                boolean _ = count(trial.undisturbed());
                trial.disturbances().forEach(disturbance -> disturbed.addAll(everyNumber(trial, disturbance)));
            }
            // Those that wait for long and those that do not are run side by side.
            Collections.shuffle(disturbed, new Random(1));
            var _ = results(runs.invokeAll(disturbed));
        }
        out.println(combinations + " combinations, " + wrong + " wrong");
        return wrong;
    }

    /** One for each call of the undisturbed run; the last goes on for as long as there are more. */
    private List<Callable<Void>> everyNumber(Trial trial, Disturbance disturbance) {
        List<Callable<Void>> runs = new ArrayList<>();
        int last = trial.calls(disturbance.counted()) + 1;
        for (int number = 1; number < last; number++) {
            Disturbance here = disturbance.at(number);
            runs.add(() -> {
                boolean _ = count(trial.disturbedBy(here));
                return null;
            });
        }
        runs.add(() -> {
            int number = last;
            while (number < last + MOST_FURTHER && count(trial.disturbedBy(disturbance.at(number)))) {
                number++;
            }
            return null;
        });
        return runs;
    }

    /** Returns whether it is one. */
    private synchronized boolean count(Trial.Result result) {
        if (result.isReal()) {
            combinations++;
            if (!result.wrong().isEmpty()) {
                wrong++;
                out.println(result);
            }
        }
        return result.isReal();
    }

    private static <T> List<T> results(List<Future<T>> futures) throws InterruptedException {
        List<T> results = new ArrayList<>();
        for (Future<T> future : futures) {
            try {
                results.add(future.get());
            } catch (ExecutionException e) {
                throw new IllegalStateException(e.getCause());
            }
        }
        return results;
    }
}
