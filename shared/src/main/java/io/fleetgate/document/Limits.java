package io.fleetgate.document;

/**
 * How much one reading accepts; what goes beyond is a problem of reason {@code TooLarge}.
 *
 * @param bytes of the whole input
 * @param depth levels of nesting in one document
 * @param documents in the stream, items of lists counted one by one
 * @param values maps, lists and scalars in the whole stream; a value that takes two bytes to write may take two hundred to
 *     hold, so that this bounds the memory and the time of a reading where {@code bytes} does not
 * @param copies values that aliases may stand for in the whole stream
 * @param text characters of one string or key
 * @param digits characters of one number
 */
public record Limits(int bytes, int depth, int documents, int values, int copies, int text, int digits) {

    /**
     * More than an API server takes in one request, with room for a fleet in one stream: ten values for each of its
     * documents. Two such streams at once fit the heap of a webhook, some forty megabytes each.
     */
    public static final Limits DEFAULT = new Limits(8 << 20, 100, 10_000, 100_000, 50_000, 2 << 20, 400);

    /** For files that whoever runs the process has put there: a fleet of a hundred thousand objects in one of them. */
    public static final Limits OWN_FILES = new Limits(128 << 20, 100, 200_000, 4_000_000, 50_000, 2 << 20, 400);

    /** Documents are read, and later walked, recursively; deeper ones would endanger the stack. */
    private static final int DEEPEST = 500;

    public Limits {
        if (Math.min(bytes, Math.min(documents, values)) < 1 || Math.min(copies, Math.min(text, digits)) < 0) {
            throw new IllegalArgumentException("a limit is below its least value");
        }
        if (depth < 1 || depth > DEEPEST) {
            throw new IllegalArgumentException("depth must be between 1 and " + DEEPEST + ", but is " + depth);
        }
    }
}
