package io.fleetgate.operator.leader;

import java.util.List;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** What goes wrong again and again, said once until it is over or something else goes wrong. */
final class Trouble {
    private static final Logger LOG = LoggerFactory.getLogger(Trouble.class);

    private final String beginning;

    private volatile List<String> sentences = List.of();

    /** Nothing has gone wrong yet; every sentence will begin like this. */
    Trouble(String beginning) {
        this.beginning = beginning;
    }

    void met(String cause) {
        List<String> now = List.of(beginning + cause);
        if (!now.equals(sentences)) {
            sentences = now;
            LOG.warn(now.getFirst());
        }
    }

    void over() {
        sentences = List.of();
    }

    /** One sentence, or none. */
    List<String> sentences() {
        return sentences;
    }
}
