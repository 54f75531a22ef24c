package io.fleetgate.api.solar.resource;

import com.fasterxml.jackson.annotation.JsonClassDescription;
import io.fabric8.kubernetes.api.model.Namespaced;
import io.fabric8.kubernetes.client.CustomResource;
import io.fabric8.kubernetes.model.annotation.Group;
import io.fabric8.kubernetes.model.annotation.Kind;
import io.fabric8.kubernetes.model.annotation.Plural;
import io.fabric8.kubernetes.model.annotation.ShortNames;
import io.fabric8.kubernetes.model.annotation.Singular;
import io.fabric8.kubernetes.model.annotation.Version;
import io.fleetgate.api.solar.ReferenceGrantSpec;
import io.fleetgate.api.solar.SolarKinds;
import io.fleetgate.api.solar.status.ConditionsStatus;

/** A {@link ReferenceGrantSpec} with its metadata and its status. */
@Group(SolarKinds.GROUP)
@Version(SolarKinds.VERSION)
@Kind("ReferenceGrant")
@Plural("referencegrants")
@Singular("referencegrant")
@ShortNames("rg")
@JsonClassDescription("Permits references from other namespaces to objects of its own namespace.")
public final class ReferenceGrant extends CustomResource<ReferenceGrantSpec, ConditionsStatus> implements Namespaced {}
