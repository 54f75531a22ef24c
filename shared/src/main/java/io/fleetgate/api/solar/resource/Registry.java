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
import io.fleetgate.api.solar.RegistrySpec;
import io.fleetgate.api.solar.SolarKinds;
import io.fleetgate.api.solar.status.ConditionsStatus;

/** A {@link RegistrySpec} with its metadata and its status. */
@Group(SolarKinds.GROUP)
@Version(SolarKinds.VERSION)
@Kind("Registry")
@Plural("registries")
@Singular("registry")
@ShortNames("reg")
@JsonClassDescription("An OCI registry and the credentials for it.")
@AdditionalPrinterColumn(name = "Hostname", jsonPath = ".spec.hostname")
@AdditionalPrinterColumn(name = "Plain HTTP", jsonPath = ".spec.plainHTTP", type = AdditionalPrinterColumn.Type.BOOLEAN)
@AdditionalPrinterColumn(
        name = "Age",
        jsonPath = ".metadata.creationTimestamp",
        type = AdditionalPrinterColumn.Type.DATE)
public final class Registry extends CustomResource<RegistrySpec, ConditionsStatus> implements Namespaced {}
