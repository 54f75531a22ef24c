package io.fleetgate.webhook.feed;

import io.fleetgate.admission.AdmissionRules;
import io.fleetgate.admission.Verdict;
import io.fleetgate.problem.Problem;
import io.fleetgate.store.Change;
import io.fleetgate.store.Snapshot;
import java.util.ArrayList;
import java.util.List;

/**
 * What an operator should know about files that were loaded as they are: objects that admission would deny (a cluster may hold
 * such objects too) and objects of unknown kinds.
 */
public final class LoadWarnings {

    private LoadWarnings() {}

    /** One sentence for each problem, with file and line, in the order of the files. */
    public static List<String> of(DirectoryFeed feed, AdmissionRules rules) {
        List<String> warnings = new ArrayList<>();
        for (FiledObject filed : feed.objects()) {
            if (!filed.object().kind().isKnown()) {
                warnings.add(filed.place() + ": kind " + filed.object().kind()
                        + " is not known; the object is kept, but not judged");
            } else if (filed.object().isDeleted()) {
                warnings.add(filed.place() + ": " + filed.object().kind().name() + " "
                        + filed.object().key() + " is not loaded: it is being deleted, and no finalizer holds it");
            } else if (verdict(rules, feed.snapshot(), filed)
                    instanceof Verdict.Denied(List<Problem> problems, List<Problem> _)) {
                problems.forEach(problem -> warnings.add(filed.place(problem.path()) + ": "
                        + filed.object().kind().name() + " " + filed.object().key()
                        + " is loaded, but admission would deny it: " + problem.sentence()));
            }
        }
        return warnings;
    }

    private static Verdict verdict(AdmissionRules rules, Snapshot snapshot, FiledObject filed) {
        return rules.judge(snapshot, new Change.Create(filed.object()));
    }
}
