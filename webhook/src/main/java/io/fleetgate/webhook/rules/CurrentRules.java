package io.fleetgate.webhook.rules;

import io.fleetgate.admission.AdmissionRules;
import io.fleetgate.policy.RulePolicy;
import io.fleetgate.policy.RulesText;
import io.fleetgate.store.UndecidableException;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.stream.Stream;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.slf4j.event.Level;

/** The rules as last read from one origin. One thread writes, any number read. */
final class CurrentRules {
    private static final Logger LOG = LoggerFactory.getLogger(CurrentRules.class);

    private final String origin;
    private final CountDownLatch known = new CountDownLatch(1);

    private volatile State state;

    /** What is known of the rules. */
    private sealed interface State {

        /** Nothing; requests cannot be decided. */
        record Unknown(List<String> why) implements State {}

        /** What holds, and why that is not what is written, if so. */
        record Known(RulePolicy policy, AdmissionRules rules, List<String> notices) implements State {}
    }

    /**
     * Rules that are not known.
     *
     * @param origin where they are written, as a phrase
     */
    CurrentRules(String origin) {
        this.origin = origin;
        this.state = new State.Unknown(List.of(sentence("not read yet")));
    }

    AdmissionRules current() {
        return switch (state) {
            case State.Known holding -> holding.rules();
            case State.Unknown(List<String> why) -> throw UndecidableException.rulesNotKnown(why.getFirst());
        };
    }

    List<String> missing() {
        return state instanceof State.Unknown(List<String> why) ? why : List.of();
    }

    List<String> notices() {
        return state instanceof State.Known holding ? holding.notices() : List.of();
    }

    void awaitKnown() throws InterruptedException {
        known.await();
    }

    /** Takes a new text over, or keeps what held before when there is something wrong with it. */
    void take(byte[] text) {
        switch (RulesText.read(text)) {
            case RulesText.Valid(RulePolicy policy) -> hold(policy, List.of());
            case RulesText.Invalid(List<String> problems) -> refuse(problems);
        }
    }

    /** Has the default rules hold. */
    void useDefaults(String why) {
        hold(RulePolicy.DEFAULT, List.of(sentence(why + "; the default rules hold")));
    }

    /** Keeps what holds, and says why; sentences that were said already are not logged again. */
    void refuse(List<String> problems) {
        List<String> sentences = problems.stream().map(this::sentence).toList();
        State before = state;
        state = switch (before) {
            case State.Unknown _ -> new State.Unknown(sentences);
            case State.Known(RulePolicy policy, AdmissionRules rules, List<String> _) ->
                new State.Known(policy, rules, kept(sentences));
        };
        if (!state.equals(before)) {
            LOG.atWarn()
                    .addKeyValue("origin", origin)
                    .addKeyValue("problems", problems)
                    .log("the rules are not taken over");
        }
    }

    /** What is said about the origin. */
    String sentence(String said) {
        return origin + ": " + said;
    }

    private void hold(RulePolicy policy, List<String> notices) {
        if (state instanceof State.Known(RulePolicy held, AdmissionRules _, List<String> said)
                && held.equals(policy)
                && said.equals(notices)) {
            return;
        }
        state = new State.Known(policy, new AdmissionRules(policy), notices);
        known.countDown();
        LOG.atLevel(notices.isEmpty() ? Level.INFO : Level.WARN)
                .addKeyValue("origin", origin)
                .addKeyValue("notices", notices)
                .log("these rules hold from now on");
    }

    private static List<String> kept(List<String> sentences) {
        return Stream.concat(sentences.stream(), Stream.of("the rules that held before hold on"))
                .toList();
    }
}
