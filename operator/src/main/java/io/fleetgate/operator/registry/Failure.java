package io.fleetgate.operator.registry;

import io.fleetgate.operator.web.Unanswered;

/** Ends a conversation before it is at its end. */
final class Failure extends Exception {
    private static final long serialVersionUID = 1L;

    private final transient TagAnswer answer;

    private Failure(TagAnswer answer) {
        super(answer.toString(), null, false, false);
        this.answer = answer;
    }

    static Failure ofRegistry(String message) {
        return new Failure(new TagAnswer.Failed(TagAnswer.Fault.REGISTRY, message));
    }

    static Failure ofCredentials(String message) {
        return new Failure(new TagAnswer.Failed(TagAnswer.Fault.CREDENTIALS, message));
    }

    static Failure of(Unanswered unanswered) {
        return unanswered.isStopped() ? new Failure(new TagAnswer.Stopped()) : ofRegistry(unanswered.sentence());
    }

    TagAnswer answer() {
        return answer;
    }
}
