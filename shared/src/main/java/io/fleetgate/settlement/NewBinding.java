package io.fleetgate.settlement;

import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.fleetgate.api.solar.SolarKinds;
import io.fleetgate.condition.ConditionState;
import io.fleetgate.object.FleetObject;
import io.fleetgate.object.ObjectKey;
import io.fleetgate.rollout.binding.SettledBinding;
import io.fleetgate.rollout.reference.Finalizers;
import io.fleetgate.settlement.form.Draft;
import io.fleetgate.settlement.form.StatusDocument;
import java.util.List;

/**
 * The ReleaseBinding that the operator creates for a Profile, with its condition: it has its finalizer from the start, so that
 * making a binding is one write. The target's namespace is written only where it is not the binding's own.
 */
record NewBinding(SettledBinding.Created binding, ConditionState accepted) implements Draft {
    @Override
    public ObjectNode document() {
        ObjectNode document = JsonNodeFactory.instance.objectNode();
        document.put("apiVersion", SolarKinds.RELEASE_BINDING.apiVersion());
        document.put("kind", SolarKinds.RELEASE_BINDING.name());
        ObjectNode metadata = document.putObject("metadata");
        metadata.put("namespace", binding.key().namespace());
        metadata.put("name", binding.key().name());
        Finalizers.own(SolarKinds.RELEASE_BINDING).ifPresent(metadata.putArray("finalizers")::add);
        addOwner(metadata, binding.profile());
        ObjectNode spec = document.putObject("spec");
        addTarget(spec, binding.key().namespace(), binding.target());
        spec.putObject("releaseRef").put("name", binding.release().name());
        document.set("status", StatusDocument.created(List.of(accepted)));
        return document;
    }

    private static void addOwner(ObjectNode metadata, FleetObject<?> profile) {
        ObjectNode owner = metadata.putArray("ownerReferences").addObject();
        owner.put("apiVersion", profile.kind().apiVersion());
        owner.put("kind", profile.kind().name());
        owner.put("name", profile.name());
        if (!profile.metadata().uid().isEmpty()) {
            owner.put("uid", profile.metadata().uid());
        }
        owner.put("controller", true);
        owner.put("blockOwnerDeletion", true);
    }

    private static void addTarget(ObjectNode spec, String ownNamespace, ObjectKey target) {
        ObjectNode reference = spec.putObject("targetRef").put("name", target.name());
        if (!target.namespace().equals(ownNamespace)) {
            reference.put("namespace", target.namespace());
        }
    }
}
