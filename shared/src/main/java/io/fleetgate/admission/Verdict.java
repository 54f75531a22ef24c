package io.fleetgate.admission;

import io.fleetgate.problem.Problem;
import java.util.List;

/** What admission says about one change. "Could not decide" is none of these: it is an exception. */
public sealed interface Verdict {

    /** The change may be stored. */
    record Allowed(List<Problem> warnings) implements Verdict {}

    /** The change must not be stored; {@code problems} holds every error, at least one. */
    record Denied(List<Problem> problems, List<Problem> warnings) implements Verdict {}

    /** What is said without stopping the change. */
    List<Problem> warnings();
}
