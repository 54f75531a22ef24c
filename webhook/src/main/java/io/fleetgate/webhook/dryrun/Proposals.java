package io.fleetgate.webhook.dryrun;

import com.fasterxml.jackson.databind.node.ObjectNode;
import io.fleetgate.document.Document;
import io.fleetgate.object.FleetObject;
import io.fleetgate.object.Kind;
import io.fleetgate.object.KindCatalog;
import io.fleetgate.object.ObjectKey;
import io.fleetgate.plan.Proposal;
import io.fleetgate.webhook.http.ErrorCode;
import io.fleetgate.webhook.http.ProblemException;
import io.fleetgate.webhook.validate.ReviewedProposal;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * The proposals of one request, each object at most once. A document proposes the object that it is; with the annotation
 * {@code fleetgate.io/operation: delete} its deletion; an AdmissionReview what its request does.
 */
final class Proposals {
    private static final String OPERATION = "fleetgate.io/operation";
    private static final String OPERATION_PATH = "metadata.annotations['" + OPERATION + "']";

    private final KindCatalog kinds;
    private final List<Proposal> proposals = new ArrayList<>();
    private final Map<List<Object>, String> places = new HashMap<>();

    Proposals(KindCatalog kinds) {
        this.kinds = kinds;
    }

    List<Proposal> all() {
        return proposals;
    }

    /** Adds what a document proposes. */
    void add(Document document) {
        ObjectNode json = document.json();
        if (json.path("kind").asText().equals("AdmissionReview")
                && json.path("apiVersion").asText().startsWith("admission.k8s.io/")) {
            addReview(document);
        } else {
            addObject(document);
        }
    }

    /**
     * Adds the deletion of an object that the URL names.
     *
     * @param marker {@code KIND/NAMESPACE/NAME}
     */
    void addDelete(String marker) {
        String[] parts = marker.split("/", -1);
        if (parts.length != 3 || parts[1].isEmpty() || parts[2].isEmpty()) {
            throw ErrorCode.MALFORMED_REQUEST.refusal("delete=" + marker + " must be delete=KIND/NAMESPACE/NAME");
        }
        Kind<?> kind = kinds.find(parts[0])
                .orElseThrow(() -> ErrorCode.MALFORMED_REQUEST.refusal(
                        "delete=" + marker + " names a kind that is not known here"));
        add(new Proposal.Delete(kind, new ObjectKey(parts[1], parts[2]), 0, 0), "delete=" + marker);
    }

    private void addObject(Document document) {
        FleetObject<?> object = kinds.read(document.json());
        String operation = object.metadata().annotations().get(OPERATION);
        if (operation != null && !operation.equals("delete")) {
            throw ErrorCode.MALFORMED_BODY.refusal(
                    "document " + document.index() + ", line " + document.lineOf(OPERATION_PATH) + ": " + OPERATION_PATH
                            + " has another value than delete, the only operation; write that, or remove it");
        }
        add(
                operation == null
                        ? new Proposal.Apply(object, document)
                        : new Proposal.Delete(object.kind(), object.key(), document.index(), document.line()),
                place(document));
    }

    private void addReview(Document document) {
        Proposal proposal;
        try {
            proposal = ReviewedProposal.read(document, kinds);
        } catch (ProblemException refused) {
            throw ErrorCode.MALFORMED_REVIEW.refusal(
                    place(document) + ": " + refused.problem().detail());
        }
        add(proposal, place(document));
    }

    private void add(Proposal proposal, String place) {
        String other = places.putIfAbsent(List.of(proposal.kind(), proposal.key()), place);
        if (other != null) {
            throw ErrorCode.MALFORMED_BODY.refusal(
                    place + ": " + proposal.kind().name() + " " + proposal.key() + " is also " + other
                            + "; keep one of them (nothing was judged)");
        }
        proposals.add(proposal);
    }

    private static String place(Document document) {
        return "document " + document.index() + ", line " + document.line();
    }
}
