package io.fleetgate.api.haptic.resource;

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
import io.fleetgate.api.haptic.HAProxyTemplateConfigSpec;
import io.fleetgate.api.haptic.HapticKinds;
import io.fleetgate.api.haptic.status.HAProxyTemplateConfigStatus;

/** A {@link HAProxyTemplateConfigSpec} with its metadata and its status. */
@Group(HapticKinds.GROUP)
@Version(HapticKinds.VERSION)
@Kind("HAProxyTemplateConfig")
@Plural("haproxytemplateconfigs")
@Singular("haproxytemplateconfig")
@ShortNames({"htplcfg", "haptpl"})
@JsonClassDescription("Which resources are watched, and what is rendered from them.")
@AdditionalPrinterColumn(name = "Status", jsonPath = ".status.validationStatus")
@AdditionalPrinterColumn(
        name = "Age",
        jsonPath = ".metadata.creationTimestamp",
        type = AdditionalPrinterColumn.Type.DATE)
public final class HAProxyTemplateConfig extends CustomResource<HAProxyTemplateConfigSpec, HAProxyTemplateConfigStatus>
        implements Namespaced {}
