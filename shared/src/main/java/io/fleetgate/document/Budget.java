package io.fleetgate.document;

/** What is left of the {@link Limits} while one stream is read; every reader pays before it allocates. */
final class Budget {
    private final Limits limits;
    private int documents;
    private int values;
    private int copies;
    private long copiedText;
    private boolean exhausted;

    Budget(Limits limits) {
        this.limits = limits;
    }

    /** Whether a limit of the whole stream was passed, so that the rest of it must stay unread. */
    boolean isExhausted() {
        return exhausted;
    }

    void payDocument(int line) throws Unreadable {
        if (++documents > limits.documents()) {
            throw exhausted(line, "is past the limit of " + limits.documents() + " documents", "send fewer at a time");
        }
    }

    void payValue(int line) throws Unreadable {
        if (++values > limits.values()) {
            throw exhausted(
                    line, "is past the limit of " + limits.values() + " values", "send fewer documents at a time");
        }
    }

    /** Pays for a value that an alias stands for. */
    void payCopy(int line, int characters) throws Unreadable {
        copiedText += characters;
        if (++copies > limits.copies() || copiedText > limits.bytes()) {
            throw exhausted(line, "has aliases that stand for too much when they are resolved", "write less by alias");
        }
    }

    /** Gives back what a reading paid that is to be repeated in another way. */
    void refundValuesTo(int earlier) {
        values = earlier;
    }

    int valuesPaid() {
        return values;
    }

    void checkDepth(int line, int depth) throws Unreadable {
        if (depth > limits.depth()) {
            throw Unreadable.tooLarge(
                    line, "is nested deeper than " + limits.depth() + " levels", "write it with less nesting");
        }
    }

    void checkText(int line, String text) throws Unreadable {
        if (text.length() > limits.text()) {
            throw Unreadable.tooLarge(
                    line, "holds a string longer than " + limits.text() + " characters", "shorten the string");
        }
    }

    void checkNumber(int line, String number) throws Unreadable {
        if (number.length() > limits.digits()) {
            throw Unreadable.tooLarge(
                    line,
                    "holds a number of more than " + limits.digits() + " digits",
                    "put it in quotes if it is not meant as a number");
        }
    }

    private Unreadable exhausted(int line, String message, String fix) {
        exhausted = true;
        return Unreadable.tooLarge(line, message, fix);
    }
}
