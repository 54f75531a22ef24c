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
import io.fleetgate.api.solar.ReleaseSpec;
import io.fleetgate.api.solar.SolarKinds;
import io.fleetgate.api.solar.status.ReleaseStatus;

/** A {@link ReleaseSpec} with its metadata and its status. */
@Group(SolarKinds.GROUP)
@Version(SolarKinds.VERSION)
@Kind("Release")
@Plural("releases")
@Singular("release")
@ShortNames("rel")
@JsonClassDescription("What is rolled out, and how it competes with other Releases on one Target.")
@AdditionalPrinterColumn(name = "ComponentVersion Ref", jsonPath = ".spec.componentVersionRef.name")
@AdditionalPrinterColumn(
        name = "Status",
        jsonPath = ".status.conditions[?(@.type==\"ComponentVersionResolved\")].reason")
@AdditionalPrinterColumn(
        name = "Age",
        jsonPath = ".metadata.creationTimestamp",
        type = AdditionalPrinterColumn.Type.DATE)
public final class Release extends CustomResource<ReleaseSpec, ReleaseStatus> implements Namespaced {}
