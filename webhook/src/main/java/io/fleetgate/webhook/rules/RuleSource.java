package io.fleetgate.webhook.rules;

import io.fleetgate.admission.AdmissionRules;
import java.util.List;

/** Where the modes of rules come from; safe for any number of readers. */
public interface RuleSource extends AutoCloseable {

    /**
     * The rules that hold now.
     *
     * @throws io.fleetgate.store.UndecidableException while nobody knows which do
     */
    AdmissionRules current();

    /** Why the rules are not known, one sentence each; empty once they are. */
    List<String> missing();

    /** Why the rules that hold are not those that are written, one sentence each. */
    List<String> notices();

    /** Waits until the rules are known. */
    void awaitKnown() throws InterruptedException;

    @Override
    void close();
}
