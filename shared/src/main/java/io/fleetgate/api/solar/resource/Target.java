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
import io.fleetgate.api.solar.SolarKinds;
import io.fleetgate.api.solar.TargetSpec;
import io.fleetgate.api.solar.status.TargetStatus;

/** A {@link TargetSpec} with its metadata and its status. */
@Group(SolarKinds.GROUP)
@Version(SolarKinds.VERSION)
@Kind("Target")
@Plural("targets")
@Singular("target")
@ShortNames("tgt")
@JsonClassDescription("A cluster that Releases are rolled out to.")
@AdditionalPrinterColumn(name = "Render Registry", jsonPath = ".spec.renderRegistryRef.name")
@AdditionalPrinterColumn(
        name = "Bootstrap Version",
        jsonPath = ".status.bootstrapVersion",
        type = AdditionalPrinterColumn.Type.INTEGER)
@AdditionalPrinterColumn(
        name = "Age",
        jsonPath = ".metadata.creationTimestamp",
        type = AdditionalPrinterColumn.Type.DATE)
public final class Target extends CustomResource<TargetSpec, TargetStatus> implements Namespaced {}
