package io.fleetgate.template.budget;

/**
 * What one rendering may cost; what goes beyond fails it. {@code steps} and {@code built} count
 * over the whole rendering and never go down, so that they bound time and memory whatever the garbage collector does.
 *
 * @param steps expressions evaluated, statements run, and elements visited
 * @param output characters of the result
 * @param text characters of one string
 * @param built characters of all strings and outputs built, an element of a list or map standing for several
 * @param depth expressions, statements, snippets and macros inside each other
 * @param calls snippets and macros inside each other
 */
public record RenderLimits(long steps, int output, int text, long built, int depth, int calls) {

    /** Thousands of objects with dozens of lines each. */
    public static final RenderLimits DEFAULT = new RenderLimits(10_000_000, 4 << 20, 2 << 20, 32 << 20, 400, 40);

    /** A rendering walks the tree recursively; deeper ones would endanger the stack. */
    private static final int DEEPEST = 500;

    public RenderLimits {
        if (Math.min(Math.min(steps, built), Math.min(output, Math.min(text, calls))) < 1) {
            throw new IllegalArgumentException("a limit is below its least value");
        }
        if (depth < 1 || depth > DEEPEST) {
            throw new IllegalArgumentException("depth must be between 1 and " + DEEPEST + ", but is " + depth);
        }
    }
}
