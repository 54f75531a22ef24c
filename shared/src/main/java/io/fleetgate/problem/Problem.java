package io.fleetgate.problem;

/**
 * One thing that a user can mend.
 *
 * @param path JSON path of the field inside its object, such as {@code spec.uniqueName}; empty for the whole object
 * @param message what was wrong, one sentence, without the object's name
 * @param fix what to do, one sentence; empty only where the message is somebody else's and says so itself
 * @param approve the digest by which an annotation lets the change pass all the same; empty where nothing does
 */
public record Problem(Severity severity, String path, Reason reason, String message, String fix, String approve) {

    public static Problem error(String path, Reason reason, String message, String fix) {
        return new Problem(Severity.ERROR, path, reason, message, fix, "");
    }

    public static Problem warning(String path, Reason reason, String message, String fix) {
        return new Problem(Severity.WARNING, path, reason, message, fix, "");
    }

    /** A warning for a field that the object's kind does not have; often a typing mistake that widens a selector. */
    public static Problem unknownField(String path) {
        return warning(path, Reason.UNKNOWN_FIELD, "no such field, it has no effect", "remove it or correct its name");
    }

    public boolean isError() {
        return severity == Severity.ERROR;
    }

    /** The same problem, said without stopping the object. */
    public Problem asWarning() {
        return new Problem(Severity.WARNING, path, reason, message, fix, approve);
    }

    /** The same problem, stopping the object. */
    public Problem asError() {
        return new Problem(Severity.ERROR, path, reason, message, fix, approve);
    }

    /** The same problem, with the digest that approves it. */
    public Problem approvedBy(String digest) {
        return new Problem(severity, path, reason, message, fix, digest);
    }

    /** Where and what, without what to do about it: {@code spec.uniqueName: what was wrong}. */
    public String statement() {
        return (path.isEmpty() ? "" : path + ": ") + message;
    }

    /** For people: {@code spec.uniqueName: what was wrong; what to do}. */
    public String sentence() {
        return fix.isEmpty() ? statement() : statement() + "; " + fix;
    }
}
