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
import io.fleetgate.api.solar.ComponentVersionSpec;
import io.fleetgate.api.solar.SolarKinds;
import io.fleetgate.api.solar.status.ConditionsStatus;

/** A {@link ComponentVersionSpec} with its metadata and its status. */
@Group(SolarKinds.GROUP)
@Version(SolarKinds.VERSION)
@Kind("ComponentVersion")
@Plural("componentversions")
@Singular("componentversion")
@ShortNames("cv")
@JsonClassDescription("One version of a Component and the artifacts it is made of.")
@AdditionalPrinterColumn(name = "Component Ref", jsonPath = ".spec.componentRef.name")
@AdditionalPrinterColumn(name = "Tag", jsonPath = ".spec.tag")
@AdditionalPrinterColumn(
        name = "Age",
        jsonPath = ".metadata.creationTimestamp",
        type = AdditionalPrinterColumn.Type.DATE)
public final class ComponentVersion extends CustomResource<ComponentVersionSpec, ConditionsStatus>
        implements Namespaced {}
