package io.fleetgate.template.function;

/** A function with the least and the most arguments that it takes. */
record Signature(int least, int most, Function function) {
    static final int ANY_NUMBER = Integer.MAX_VALUE;

    static Signature of(int count, Function function) {
        return new Signature(count, count, function);
    }

    static Signature between(int least, int most, Function function) {
        return new Signature(least, most, function);
    }

    String range() {
        if (most == ANY_NUMBER) {
            return "at least " + least;
        }
        return least == most ? String.valueOf(least) : least + " to " + most;
    }
}
