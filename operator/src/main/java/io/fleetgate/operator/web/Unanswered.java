package io.fleetgate.operator.web;

/** There is no answer to a request, which may have been sent or not. */
public final class Unanswered extends Exception {
    private static final long serialVersionUID = 1L;

    private final boolean isStopped;

    private Unanswered(String sentence, boolean isStopped) {
        super(sentence, null, false, false);
        this.isStopped = isStopped;
    }

    /** Whoever is asked, or the way there, is at fault; the sentence says who and what to do. */
    static Unanswered because(String sentence) {
        return new Unanswered(sentence, false);
    }

    static Unanswered stopped() {
        return new Unanswered("this process may do nothing any more", true);
    }

    /** Whether nobody is at fault: this process may do nothing any more. */
    public boolean isStopped() {
        return isStopped;
    }

    /** What was wrong, and what to do about it. */
    public String sentence() {
        return String.valueOf(getMessage());
    }
}
