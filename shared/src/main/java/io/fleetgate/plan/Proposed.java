package io.fleetgate.plan;

import io.fleetgate.api.solar.SolarKinds;
import io.fleetgate.object.FleetObject;
import io.fleetgate.object.GroupKind;
import io.fleetgate.object.Kind;
import io.fleetgate.object.ObjectId;
import io.fleetgate.problem.Problem;
import io.fleetgate.problem.Reason;
import io.fleetgate.store.Change;
import io.fleetgate.store.ChangeSet;
import io.fleetgate.store.Snapshot;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Proposals compared with what is stored: the changes that they amount to, and what is wrong with them as proposals. */
final class Proposed {
    private static final Kind<?> NAMESPACE = Kind.unknown(new GroupKind("", "Namespace"), "v1");

    private final Snapshot base;
    private final Map<Change, Proposal> changes = new LinkedHashMap<>();
    private final List<PlanProblem> problems = new ArrayList<>();

    private Proposed(Snapshot base) {
        this.base = base;
    }

    static Proposed compare(Snapshot base, List<Proposal> proposals) {
        Proposed proposed = new Proposed(base);
        for (Proposal proposal : proposals) {
            switch (proposal) {
                case Proposal.Apply apply when apply.kind().isKnown() -> proposed.apply(apply);
                case Proposal.Apply apply -> proposed.keepUnknown(apply);
                case Proposal.Delete delete when delete.kind().isKnown() -> proposed.delete(delete);
                case Proposal.Delete delete -> proposed.keepUnknown(delete);
            }
        }
        return proposed;
    }

    ChangeSet changeSet() {
        return new ChangeSet(List.copyOf(changes.keySet()));
    }

    /** The changes with the proposals that they come from, in the order given. */
    Map<Change, Proposal> changes() {
        return changes;
    }

    List<PlanProblem> problems() {
        return problems;
    }

    private void apply(Proposal.Apply apply) {
        Optional<? extends FleetObject<?>> stored = base.find(apply.kind(), apply.key());
        if (stored.isEmpty()) {
            ObjectNames.problems(apply.key()).forEach(problem -> problems.add(located(apply, problem)));
            changes.put(new Change.Create(Merge.created(apply.object())), apply);
            return;
        }
        FleetObject<?> after = Merge.updated(stored.get(), apply.object());
        AddedFinalizers.problem(stored.get(), after).ifPresent(problem -> problems.add(located(apply, problem)));
        if (!Merge.asStored(stored.get()).equals(after.document())) {
            changes.put(new Change.Update(stored.get(), after), apply);
        }
    }

    private void delete(Proposal.Delete delete) {
        Optional<? extends FleetObject<?>> stored = base.find(delete.kind(), delete.key());
        if (stored.isPresent()) {
            changes.put(new Change.Delete(stored.get()), delete);
        } else {
            problems.add(new PlanProblem(
                    new ObjectId(delete.kind(), delete.key()),
                    Problem.error("", Reason.NOT_FOUND, "does not exist, so it cannot be deleted", "correct the name"),
                    delete.document(),
                    delete.line()));
        }
    }

    /** A Namespace is judged by nothing here, and is nothing to warn about: where it is to be, it is. */
    private void keepUnknown(Proposal.Apply apply) {
        if (!apply.kind().equals(NAMESPACE)) {
            problems.add(located(apply, unknown(apply.kind())));
        }
    }

    private static PlanProblem located(Proposal.Apply apply, Problem problem) {
        return new PlanProblem(
                ObjectId.of(apply.object()),
                problem,
                apply.source().index(),
                apply.source().lineOf(problem.path()));
    }

    private void keepUnknown(Proposal.Delete delete) {
        Problem problem = delete.kind().equals(NAMESPACE)
                ? Problem.warning(
                        "kind",
                        Reason.UNKNOWN_KIND,
                        "deleting a Namespace deletes all that is in it, which is not judged here",
                        "propose the deletion of what is in it to see what that does")
                : unknown(delete.kind());
        problems.add(
                new PlanProblem(new ObjectId(delete.kind(), delete.key()), problem, delete.document(), delete.line()));
    }

    private static Problem unknown(Kind<?> kind) {
        return isOtherVersionOfKnownKind(kind)
                ? Problem.error(
                        "apiVersion",
                        Reason.UNKNOWN_VERSION,
                        kind.apiVersion() + " is not served for kind " + kind.name(),
                        "use " + SolarKinds.GROUP + "/" + SolarKinds.VERSION)
                : Problem.warning(
                        "kind",
                        Reason.UNKNOWN_KIND,
                        kind + " is not a kind that is judged here; the document is kept and has no consequences",
                        "check apiVersion and kind if that is not meant");
    }

    private static boolean isOtherVersionOfKnownKind(Kind<?> kind) {
        return SolarKinds.ALL.contains(kind);
    }
}
