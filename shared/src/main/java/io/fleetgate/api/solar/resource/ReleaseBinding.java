package io.fleetgate.api.solar.resource;

import com.fasterxml.jackson.annotation.JsonClassDescription;
import io.fabric8.crd.generator.annotation.AdditionalPrinterColumn;
import io.fabric8.kubernetes.api.model.Namespaced;
import io.fabric8.kubernetes.client.CustomResource;
import io.fabric8.kubernetes.model.annotation.Group;
import io.fabric8.kubernetes.model.annotation.Kind;
import io.fabric8.kubernetes.model.annotation.Plural;
import io.fabric8.kubernetes.model.annotation.ShortNames;
import io.fabric8.kubernetes.model.annotation.Singular;
import io.fabric8.kubernetes.model.annotation.Version;
import io.fleetgate.api.solar.ReleaseBindingSpec;
import io.fleetgate.api.solar.SolarKinds;
import io.fleetgate.api.solar.status.ConditionsStatus;

/** A {@link ReleaseBindingSpec} with its metadata and its status. */
@Group(SolarKinds.GROUP)
@Version(SolarKinds.VERSION)
@Kind("ReleaseBinding")
@Plural("releasebindings")
@Singular("releasebinding")
@ShortNames("rlb")
@JsonClassDescription("One Release on one Target.")
@AdditionalPrinterColumn(name = "Target", jsonPath = ".spec.targetRef.name")
@AdditionalPrinterColumn(name = "Release", jsonPath = ".spec.releaseRef.name")
@AdditionalPrinterColumn(
        name = "Age",
        jsonPath = ".metadata.creationTimestamp",
        type = AdditionalPrinterColumn.Type.DATE)
public final class ReleaseBinding extends CustomResource<ReleaseBindingSpec, ConditionsStatus> implements Namespaced {}
