package io.fleetgate.plan;

import io.fleetgate.object.FleetObject;
import io.fleetgate.problem.Problem;
import io.fleetgate.problem.Reason;
import io.fleetgate.text.PrintableText;
import java.util.List;
import java.util.Optional;

/**
 * Finalizers that a document adds to an object that is being deleted. The API server refuses such an update by itself, so that only
 * a plan meets it.
 */
final class AddedFinalizers {
    private AddedFinalizers() {}

    static Optional<Problem> problem(FleetObject<?> stored, FleetObject<?> after) {
        List<String> known = stored.metadata().finalizers();
        return stored.isTerminating()
                ? after.metadata().finalizers().stream()
                        .filter(finalizer -> !known.contains(finalizer))
                        .findFirst()
                        .map(AddedFinalizers::refused)
                : Optional.empty();
    }

    private static Problem refused(String finalizer) {
        return Problem.error(
                "metadata.finalizers",
                Reason.INVALID,
                PrintableText.quoted(finalizer) + " cannot be added to an object that is being deleted",
                "leave out what it does not have already");
    }
}
