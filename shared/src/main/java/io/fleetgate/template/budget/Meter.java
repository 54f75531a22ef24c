package io.fleetgate.template.budget;

import io.fleetgate.template.fault.OutOfTimeException;
import io.fleetgate.template.fault.TemplateStop;
import java.util.function.BooleanSupplier;

/** What is left of the {@link RenderLimits} of one rendering; everybody pays before they build. For one thread. */
public final class Meter {
    private static final int STEPS_BETWEEN_LOOKS_AT_THE_CLOCK = 256;
    private static final int BUILT_PER_STEP = 16;

    /** An element of a list or map takes about as much memory as so many characters. */
    private static final int CHARACTERS_PER_ELEMENT = 16;

    private final RenderLimits limits;
    private final BooleanSupplier outOfTime;
    private long steps;
    private long nextLook;
    private long built;
    private int depth;

    /** @param outOfTime whether the caller's deadline has passed; asked every few microseconds */
    public Meter(RenderLimits limits, BooleanSupplier outOfTime) {
        this.limits = limits;
        this.outOfTime = outOfTime;
    }

    public void step() {
        steps(1);
    }

    public void steps(long count) {
        steps += count;
        if (steps > limits.steps()) {
            throw TemplateStop.limit("takes more than " + limits.steps() + " steps");
        }
        if (steps >= nextLook) {
            nextLook = steps + STEPS_BETWEEN_LOOKS_AT_THE_CLOCK;
            if (outOfTime.getAsBoolean()) {
                throw new OutOfTimeException();
            }
        }
    }

    /** Pays for a string of that many characters. */
    public void text(long characters) {
        grow(0, characters);
    }

    /** Pays for the characters that a string grows by. */
    public void grow(long length, long more) {
        if (length + more > limits.text()) {
            throw TemplateStop.limit("builds a string of more than " + limits.text() + " characters");
        }
        built(more);
    }

    /** Pays for a list or map of that many elements. */
    public void elements(long count) {
        steps(count);
        built(count * CHARACTERS_PER_ELEMENT);
    }

    /** Pays for the characters that an output grows by. */
    public void output(long length, long more) {
        if (length + more > limits.output()) {
            throw TemplateStop.limit("writes more than " + limits.output() + " characters");
        }
        built(more);
    }

    public void enter() {
        if (++depth > limits.depth()) {
            throw TemplateStop.limit("is nested deeper than " + limits.depth() + " levels");
        }
    }

    public void leave() {
        depth--;
    }

    public int depth() {
        return depth;
    }

    /** After a failure that the template may survive: as deep as before it. */
    public void returnTo(int earlierDepth) {
        depth = earlierDepth;
    }

    /** Checks the number of snippets and macros that are inside each other. */
    public void calls(int count) {
        if (count > limits.calls()) {
            throw TemplateStop.limit("calls snippets and macros deeper than " + limits.calls() + " levels");
        }
    }

    private void built(long units) {
        built += units;
        if (built > limits.built()) {
            throw TemplateStop.limit("builds more than " + limits.built() + " characters");
        }
        steps(units / BUILT_PER_STEP);
    }
}
