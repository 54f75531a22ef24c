package io.fleetgate.operator.tag;

import io.fleetgate.operator.registry.TagAnswer;

/** Credentials, or what else is needed to ask a registry, cannot be had. */
final class Unusable extends Exception {
    private static final long serialVersionUID = 1L;

    private final TagAnswer.Fault fault;
    private final String sentence;

    private Unusable(TagAnswer.Fault fault, String sentence) {
        super(sentence, null, false, false);
        this.fault = fault;
        this.sentence = sentence;
    }

    static Unusable ofCredentials(String sentence) {
        return new Unusable(TagAnswer.Fault.CREDENTIALS, sentence);
    }

    /** Somebody else than whoever gives out credentials has to do something, or nobody. */
    static Unusable forNow(String sentence) {
        return new Unusable(TagAnswer.Fault.REGISTRY, sentence + "; it is tried again");
    }

    TagAnswer answer() {
        return new TagAnswer.Failed(fault, sentence);
    }
}
