package io.fleetgate.templating.proxy.external;

import io.fleetgate.templating.proxy.ProxyProblem;
import java.util.List;

/** What came of giving a configuration to an HAProxy that checks it. */
public sealed interface ExternalVerdict {
    /** HAProxy would start with it. */
    record Accepted() implements ExternalVerdict {}

    /** HAProxy would not start with it. */
    record Rejected(List<ProxyProblem> problems) implements ExternalVerdict {
        public Rejected {
            problems = List.copyOf(problems);
        }
    }

    /** HAProxy was not asked, since reading the configuration could do more than check it. */
    record Refused(List<ProxyProblem> hazards) implements ExternalVerdict {
        public Refused {
            hazards = List.copyOf(hazards);
        }
    }

    /** Time ran out, waiting or checking: nothing is known. */
    record OutOfTime() implements ExternalVerdict {}

    /**
     * HAProxy could not be asked, or did not say: nothing is known.
     *
     * @param reason a sentence without an end, for whoever runs the process
     */
    record Unavailable(String reason) implements ExternalVerdict {}
}
