package io.fleetgate.model;

import java.util.List;
import java.util.Random;

/** Choices that follow from a seed. */
final class RandomSource {
    private final Random random;

    RandomSource(long seed) {
        random = new Random(seed);
    }

    boolean oneIn(int count) {
        return random.nextInt(count) == 0;
    }

    /** True in so many of ten cases. */
    boolean inTen(int count) {
        return random.nextInt(10) < count;
    }

    int below(int bound) {
        return random.nextInt(bound);
    }

    String pick(String... choices) {
        return choices[random.nextInt(choices.length)];
    }

    <T> T pick(List<T> choices) {
        return choices.get(random.nextInt(choices.size()));
    }
}
