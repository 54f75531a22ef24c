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
import io.fleetgate.api.solar.RenderTaskSpec;
import io.fleetgate.api.solar.SolarKinds;
import io.fleetgate.api.solar.status.RenderTaskStatus;

/** A {@link RenderTaskSpec} with its metadata and its status. */
@Group(SolarKinds.GROUP)
@Version(SolarKinds.VERSION)
@Kind("RenderTask")
@Plural("rendertasks")
@Singular("rendertask")
@ShortNames("rt")
@JsonClassDescription("One chart to render and push.")
@AdditionalPrinterColumn(name = "Owner Kind", jsonPath = ".spec.ownerKind")
@AdditionalPrinterColumn(name = "Owner Name", jsonPath = ".spec.ownerName")
@AdditionalPrinterColumn(name = "Status", jsonPath = ".status.phase")
@AdditionalPrinterColumn(
        name = "Age",
        jsonPath = ".metadata.creationTimestamp",
        type = AdditionalPrinterColumn.Type.DATE)
public final class RenderTask extends CustomResource<RenderTaskSpec, RenderTaskStatus> implements Namespaced {}
