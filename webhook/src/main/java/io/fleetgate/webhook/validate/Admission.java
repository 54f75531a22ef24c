package io.fleetgate.webhook.validate;

import com.fasterxml.jackson.databind.node.ObjectNode;
import io.fleetgate.admission.Verdict;
import io.fleetgate.object.GroupKind;
import io.fleetgate.object.Kind;
import io.fleetgate.object.KindCatalog;
import io.fleetgate.problem.Problem;
import io.fleetgate.problem.Reason;
import io.fleetgate.resource.watch.GroupVersionResource;
import io.fleetgate.store.Allowance;
import io.fleetgate.store.Snapshot;
import io.fleetgate.webhook.http.TimeAllowance;
import java.util.List;
import java.util.Optional;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** Turns an admission request into the change that it asks for, and has the rules judge it. What is not ours is allowed. */
final class Admission {
    private static final Logger LOG = LoggerFactory.getLogger(Admission.class);
    private static final Verdict ALLOWED = new Verdict.Allowed(List.of());

    private final KindCatalog kinds;
    private final Judge judge;
    private final ResourceJudge resources;

    Admission(KindCatalog kinds, Judge judge, ResourceJudge resources) {
        this.kinds = kinds;
        this.judge = judge;
        this.resources = resources;
    }

    boolean judges(GroupKind groupKind) {
        return kinds.find(groupKind).isPresent();
    }

    /**
     * Decides on one request.
     *
     * @param snapshot the fleet as stored now
     * @param allowance for working out what the change does to targets
     */
    Verdict decide(AdmissionRequest request, Snapshot snapshot, Allowance allowance) {
        Optional<Kind<?>> kind = kinds.find(request.groupKind());
        return kind.isPresent() && request.concernsObject() ? judge(kind.get(), request, snapshot, allowance) : ALLOWED;
    }

    /**
     * Decides on one request about an object that is not of the fleet.
     *
     * @param time until the answer
     */
    Verdict decideOnResource(AdmissionRequest request, TimeAllowance time) {
        GroupVersionResource resource = request.resource();
        return resource == null || !request.concernsObject() || !resources.judges(resource) || isTerminating(request)
                ? ALLOWED
                : resources.judge(RequestedChange.of(resource, request), time);
    }

    /** Whatever happens to an object that is being deleted is allowed: its end was judged when it was asked for. */
    private static boolean isTerminating(AdmissionRequest request) {
        ObjectNode object = request.object();
        return object != null && object.at("/metadata/deletionTimestamp").isTextual();
    }

    private Verdict judge(Kind<?> kind, AdmissionRequest request, Snapshot snapshot, Allowance allowance) {
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
        return judge.judge(snapshot, RequestedChange.of(kind, request), allowance);
    }

    private static Problem notServed(Kind<?> kind, AdmissionRequest request) {
        return Problem.warning(
                "apiVersion",
                Reason.UNKNOWN_VERSION,
                "version " + request.version() + " of " + kind.name() + " is not judged",
                "use " + kind.apiVersion());
    }
}
