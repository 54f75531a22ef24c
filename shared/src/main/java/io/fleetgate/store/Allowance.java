package io.fleetgate.store;

/**
 * How long a decision may go on. Decisions have no clock: whoever asks for one brings the allowance, and the decision asks it
 * at every coarse step, such as each target that is worked out.
 */
@FunctionalInterface
public interface Allowance {

    /** For a decision that is waited for however long it takes. */
    Allowance UNLIMITED = () -> false;

    /** Whether it is used up; once it is, it stays so. */
    boolean isSpent();

    /**
     * Goes on.
     *
     * @throws UndecidableException when it is used up
     */
    default void check() {
        if (isSpent()) {
            throw UndecidableException.deadlineExceeded();
        }
    }
}
