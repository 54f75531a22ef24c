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
import io.fleetgate.api.solar.RenderArtifactSpec;
import io.fleetgate.api.solar.SolarKinds;
import io.fleetgate.api.solar.status.RenderArtifactStatus;

/** A {@link RenderArtifactSpec} with its metadata and its status. */
@Group(SolarKinds.GROUP)
@Version(SolarKinds.VERSION)
@Kind("RenderArtifact")
@Plural("renderartifacts")
@Singular("renderartifact")
@ShortNames("ra")
@JsonClassDescription("A pushed chart, kept for as long as a RenderBinding names it.")
@AdditionalPrinterColumn(name = "Repository", jsonPath = ".spec.repository")
@AdditionalPrinterColumn(name = "Tag", jsonPath = ".spec.tag")
@AdditionalPrinterColumn(name = "ChartURL", jsonPath = ".status.chartURL")
@AdditionalPrinterColumn(
        name = "Age",
        jsonPath = ".metadata.creationTimestamp",
        type = AdditionalPrinterColumn.Type.DATE)
public final class RenderArtifact extends CustomResource<RenderArtifactSpec, RenderArtifactStatus>
        implements Namespaced {}
