package io.fleetgate.webhook.validate;

import com.fasterxml.jackson.databind.node.ObjectNode;
import io.fleetgate.admission.Verdict;
import io.fleetgate.object.FleetObject;
import io.fleetgate.object.GroupKind;
import io.fleetgate.object.Kind;
import io.fleetgate.object.KindCatalog;
import io.fleetgate.problem.Problem;
import io.fleetgate.problem.Reason;
import io.fleetgate.store.Change;
import io.fleetgate.store.ChangeSet;
import io.fleetgate.store.Snapshot;
import io.fleetgate.webhook.http.ErrorCode;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** Turns an admission request into the change that it asks for, and has the rules judge it. What is not ours is allowed. */
final class Admission {
    private static final Logger LOG = LoggerFactory.getLogger(Admission.class);
    private static final Verdict ALLOWED = new Verdict.Allowed(List.of());

    private final KindCatalog kinds;
    private final Judge judge;

    Admission(KindCatalog kinds, Judge judge) {
        this.kinds = kinds;
        this.judge = judge;
    }

    boolean judges(GroupKind groupKind) {
        return kinds.find(groupKind).isPresent();
    }

    /**
     * Decides on one request.
     *
     * @param snapshot the fleet as stored now
     */
    Verdict decide(AdmissionRequest request, Snapshot snapshot) {
        Optional<Kind<?>> kind = kinds.find(request.groupKind());
        return kind.isPresent() && request.concernsObject() ? judge(kind.get(), request, snapshot) : ALLOWED;
    }

    private Verdict judge(Kind<?> kind, AdmissionRequest request, Snapshot snapshot) {
        if (!kind.version().equals(request.version())) {
            return new Verdict.Allowed(List.of(notServed(kind, request)));
        }
        if (request.operation() == Operation.DELETE && request.oldObject() == null) {
            LOG.atWarn()
                    .addKeyValue("uid", request.uid())
                    .addKeyValue("kind", kind.name())
                    .addKeyValue("namespace", request.namespace())
                    .addKeyValue("name", request.name())
                    .log("allowed a delete without oldObject: there is nothing to judge");
            return ALLOWED;
        }
        Change change = change(kind, request);
        return judge.judge(snapshot.with(ChangeSet.of(change)), change);
    }

    private static Change change(Kind<?> kind, AdmissionRequest request) {
        return switch (request.operation()) {
            case CREATE -> new Change.Create(read(kind, request, request.object(), "object"));
            case UPDATE ->
                new Change.Update(
                        read(kind, request, request.oldObject(), "oldObject"),
                        read(kind, request, request.object(), "object"));
            case DELETE -> new Change.Delete(read(kind, request, request.oldObject(), "oldObject"));
            case CONNECT -> throw new IllegalArgumentException("CONNECT changes no object");
        };
    }

    private static FleetObject<?> read(
            Kind<?> kind, AdmissionRequest request, @Nullable ObjectNode document, String field) {
        if (document == null) {
            throw ErrorCode.MALFORMED_REVIEW.refusal(
                    "request." + field + " is missing; " + request.operation() + " has one");
        }
        ObjectNode metadata = document.withObjectProperty("metadata");
        fill(metadata, "namespace", request.namespace());
        fill(metadata, "name", request.name());
        return FleetObject.read(kind, document);
    }

    /** The request knows the identity even where the object, on its way in, does not carry it yet. */
    private static void fill(ObjectNode metadata, String field, String value) {
        if (!value.isEmpty() && !metadata.hasNonNull(field)) {
            metadata.put(field, value);
        }
    }

    private static Problem notServed(Kind<?> kind, AdmissionRequest request) {
        return Problem.warning(
                "apiVersion",
                Reason.UNKNOWN_VERSION,
                "version " + request.version() + " of " + kind.name() + " is not judged",
                "use " + kind.apiVersion());
    }
}
