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
import io.fleetgate.api.solar.ProfileSpec;
import io.fleetgate.api.solar.SolarKinds;
import io.fleetgate.api.solar.status.ProfileStatus;

/** A {@link ProfileSpec} with its metadata and its status. */
@Group(SolarKinds.GROUP)
@Version(SolarKinds.VERSION)
@Kind("Profile")
@Plural("profiles")
@Singular("profile")
@ShortNames("prf")
@JsonClassDescription("One Release on every Target that a selector matches.")
@AdditionalPrinterColumn(name = "Release Ref", jsonPath = ".spec.releaseRef.name")
@AdditionalPrinterColumn(
        name = "Matched Targets",
        jsonPath = ".status.matchedTargets",
        type = AdditionalPrinterColumn.Type.INTEGER)
@AdditionalPrinterColumn(
        name = "Age",
        jsonPath = ".metadata.creationTimestamp",
        type = AdditionalPrinterColumn.Type.DATE)
public final class Profile extends CustomResource<ProfileSpec, ProfileStatus> implements Namespaced {}
