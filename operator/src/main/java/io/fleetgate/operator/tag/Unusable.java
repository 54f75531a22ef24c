package io.fleetgate.operator.tag;

import io.fleetgate.operator.registry.TagAnswer;

/** The credentials for a registry cannot be had, and somebody has to do something about it. */
final class Unusable extends Exception {
    private static final long serialVersionUID = 1L;

    private final String sentence;

    Unusable(String sentence) {
        super(sentence, null, false, false);
        this.sentence = sentence;
    }

    TagAnswer answer() {
        return new TagAnswer.Failed(TagAnswer.Fault.CREDENTIALS, sentence);
    }
}
