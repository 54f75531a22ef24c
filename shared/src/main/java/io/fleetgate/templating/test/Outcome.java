package io.fleetgate.templating.test;

/** What is known of an assertion, or of a test. */
public enum Outcome {
    /** It holds. */
    PASSED("passed"),
    /** It does not hold. */
    FAILED("failed"),
    /** It needs an HAProxy, and there is none: neither passed nor failed. */
    NOT_JUDGED("notJudged"),
    /** It could not be tried, for want of time: whoever needs it to hold must take it for failed. */
    NOT_EXECUTED("notExecuted");

    private final String wireName;

    Outcome(String wireName) {
        this.wireName = wireName;
    }

    /** The spelling used in reports. */
    public String wireName() {
        return wireName;
    }

    /** Whether it keeps a config from being accepted. */
    public boolean isBad() {
        return this == FAILED || this == NOT_EXECUTED;
    }
}
