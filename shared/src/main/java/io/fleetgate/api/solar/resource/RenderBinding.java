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
import io.fleetgate.api.solar.RenderBindingSpec;
import io.fleetgate.api.solar.SolarKinds;
import io.fleetgate.api.solar.status.ConditionsStatus;

/** A {@link RenderBindingSpec} with its metadata and its status. */
@Group(SolarKinds.GROUP)
@Version(SolarKinds.VERSION)
@Kind("RenderBinding")
@Plural("renderbindings")
@Singular("renderbinding")
@ShortNames("rbin")
@JsonClassDescription("The claim of one owner on a pushed chart.")
@AdditionalPrinterColumn(name = "Artifact", jsonPath = ".spec.renderArtifactRef.name")
@AdditionalPrinterColumn(name = "OwnerKind", jsonPath = ".spec.ownerKind")
@AdditionalPrinterColumn(name = "OwnerName", jsonPath = ".spec.ownerName")
@AdditionalPrinterColumn(
        name = "Age",
        jsonPath = ".metadata.creationTimestamp",
        type = AdditionalPrinterColumn.Type.DATE)
public final class RenderBinding extends CustomResource<RenderBindingSpec, ConditionsStatus> implements Namespaced {}
