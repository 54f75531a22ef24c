package io.fleetgate.settlement;

import static io.fleetgate.condition.ConditionType.COMPONENT_VERSION_RESOLVED;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.MissingNode;
import io.fleetgate.api.solar.ComponentVersionSpec;
import io.fleetgate.api.solar.ReleaseSpec;
import io.fleetgate.api.solar.SolarKinds;
import io.fleetgate.condition.ConditionReason;
import io.fleetgate.condition.ConditionState;
import io.fleetgate.grant.Grants;
import io.fleetgate.object.FleetObject;
import io.fleetgate.object.ObjectKey;
import io.fleetgate.rollout.UniqueNames;
import io.fleetgate.rollout.reference.References;
import io.fleetgate.settlement.form.Outlook;
import io.fleetgate.store.Snapshot;
import java.util.List;
import java.util.Optional;

/** What becomes of a Release: whether its component version is there, and the name it goes by on targets. */
final class ReleaseOutlook {
    private ReleaseOutlook() {}

    static Outlook of(Snapshot snapshot, FleetObject<ReleaseSpec> release) {
        Outlook outlook = Outlook.finalizers(Finalization.of(snapshot, release));
        if (release.isTerminating()) {
            return outlook;
        }
        ObjectKey version = References.componentVersion(release);
        if (!Grants.permit(
                snapshot, SolarKinds.RELEASE, release.namespace(), SolarKinds.COMPONENT_VERSION, version.namespace())) {
            return outlook.with(List.of(notGranted(release, version)));
        }
        return snapshot.find(SolarKinds.COMPONENT_VERSION, version)
                .map(found -> resolved(outlook, release, found))
                .orElseGet(() -> outlook.with(List.of(ConditionState.fails(
                        COMPONENT_VERSION_RESOLVED,
                        ConditionReason.NOT_FOUND,
                        "ComponentVersion " + version + " does not exist"))));
    }

    private static ConditionState notGranted(FleetObject<ReleaseSpec> release, ObjectKey version) {
        return ConditionState.fails(
                COMPONENT_VERSION_RESOLVED,
                ConditionReason.NOT_GRANTED,
                Grants.missing(
                        SolarKinds.RELEASE, release.namespace(), SolarKinds.COMPONENT_VERSION, version.namespace()));
    }

    private static Outlook resolved(
            Outlook outlook, FleetObject<ReleaseSpec> release, FleetObject<ComponentVersionSpec> version) {
        Optional<String> uniqueName = UniqueNames.effective(release, version);
        return outlook.with(List.of(ConditionState.holds(
                        COMPONENT_VERSION_RESOLVED,
                        ConditionReason.RESOLVED,
                        "ComponentVersion " + version.key() + " is found")))
                .withField(
                        "effectiveUniqueName",
                        uniqueName
                                .<JsonNode>map(JsonNodeFactory.instance::textNode)
                                .orElseGet(MissingNode::getInstance));
    }
}
