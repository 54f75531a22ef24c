package io.fleetgate.webhook.validate;

import io.fleetgate.document.Document;
import io.fleetgate.object.FleetObject;
import io.fleetgate.object.Kind;
import io.fleetgate.object.KindCatalog;
import io.fleetgate.object.ObjectKey;
import io.fleetgate.plan.Proposal;
import io.fleetgate.store.Change;
import io.fleetgate.webhook.http.ErrorCode;

/** What an AdmissionReview among the documents of a dry-run proposes, read by the code that reads those of an API server. */
public final class ReviewedProposal {
    private static final ReviewReader READER = new ReviewReader(_ -> true, _ -> true);

    private ReviewedProposal() {}

    /**
     * Reads a review.
     *
     * @throws io.fleetgate.webhook.http.ProblemException when it is malformed, or proposes nothing for an object
     */
    public static Proposal read(Document review, KindCatalog kinds) {
        AdmissionRequest request = READER.read(review.json());
        if (!request.concernsObject()) {
            throw ErrorCode.MALFORMED_REVIEW.refusal("the request is about "
                    + (request.subResource().isEmpty() ? "a connection" : "the subresource " + request.subResource())
                    + " and proposes nothing for the object; leave it out");
        }
        Kind<?> kind = kinds.find(request.groupKind())
                .filter(known -> known.version().equals(request.version()))
                .orElseGet(() -> Kind.unknown(request.groupKind(), request.version()));
        if (request.operation() == Operation.DELETE && request.oldObject() == null) {
            return delete(kind, new ObjectKey(request.namespace(), request.name()), review);
        }
        return switch (RequestedChange.of(kind, request)) {
            case Change.Create(FleetObject<?> after) -> apply(after, review);
            case Change.Update(FleetObject<?> _, FleetObject<?> after) -> apply(after, review);
            case Change.Delete(FleetObject<?> before) -> delete(kind, before.key(), review);
        };
    }

    private static Proposal apply(FleetObject<?> object, Document review) {
        requireIdentity(object.kind(), object.key());
        return new Proposal.Apply(object, review.part("request.object", object.document()));
    }

    private static Proposal delete(Kind<?> kind, ObjectKey key, Document review) {
        requireIdentity(kind, key);
        return new Proposal.Delete(kind, key, review.index(), review.line());
    }

    private static void requireIdentity(Kind<?> kind, ObjectKey key) {
        if (key.name().isEmpty() || (kind.isKnown() && key.namespace().isEmpty())) {
            throw ErrorCode.MALFORMED_REVIEW.refusal(
                    "request.name or request.namespace is missing, and the object does not say it either");
        }
    }
}
