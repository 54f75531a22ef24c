package io.fleetgate.api.haptic;

import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonPropertyDescription;
import com.fasterxml.jackson.databind.JsonNode;
import io.fleetgate.object.Fields;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/**
 * What is watched and what is rendered from it, as written.
 *
 * @param watchedResources by the name of the store, under which templates know them
 * @param templateSnippets by the name under which other templates take them in
 * @param k8sResources by a name of the author's; each renders any number of YAML documents
 */
@WrittenWhenSet
public record HAProxyTemplateConfigSpec(
        @JsonPropertyDescription("Secret with the credentials of the Dataplane API.")
        SecretReference credentialsSecretRef,

        @JsonPropertyDescription("The Pods that run HAProxy.")
        PodSelector podSelector,

        @JsonPropertyDescription("How the controller of HAProxy is set.")
        ControllerSettings controller,

        @JsonPropertyDescription("How much that controller says.")
        LoggingSettings logging,

        @JsonPropertyDescription("How HAProxy is reached, and where its files are.")
        DataplaneSettings dataplane,

        @JsonPropertyDescription("How templates are rendered.")
        TemplatingSettings templatingSettings,

        @JsonPropertyDescription("JSONPaths of fields that no template sees.")
        List<String> watchedResourcesIgnoreFields,

        @JsonPropertyDescription("Objects that templates see, by the name of their store.")
        Map<String, WatchedResource> watchedResources,

        @JsonPropertyDescription("Templates that others take in, by name.")
        Map<String, TemplateText> templateSnippets,

        @JsonPropertyDescription("Templates of map files, by file name.")
        Map<String, TemplateFile> maps,

        @JsonPropertyDescription("Templates of other files, by file name.")
        Map<String, TemplateFile> files,

        @JsonPropertyDescription("Templates of certificates, by file name.")
        Map<String, TemplateFile> sslCertificates,

        @JsonPropertyDescription("Template of haproxy.cfg.") TemplateFile haproxyConfig,

        @JsonPropertyDescription("Templates of Kubernetes objects, by any name; each renders YAML documents.")
        Map<String, TemplateText> k8sResources,

        @JsonPropertyDescription("What the templates must render from given objects, by name of the test.")
        Map<String, ValidationTest> validationTests) {

    @JsonCreator(mode = JsonCreator.Mode.DELEGATING)
    static HAProxyTemplateConfigSpec of(JsonNode json) {
        return read(Fields.of(json, "spec", new ArrayList<>()));
    }

    static HAProxyTemplateConfigSpec read(Fields fields) {
        return new HAProxyTemplateConfigSpec(
                SecretReference.read(fields.object("credentialsSecretRef")),
                PodSelector.read(fields.object("podSelector")),
                ControllerSettings.read(fields.object("controller")),
                LoggingSettings.read(fields.object("logging")),
                DataplaneSettings.read(fields.object("dataplane")),
                TemplatingSettings.read(fields.object("templatingSettings")),
                fields.strings("watchedResourcesIgnoreFields"),
                fields.map("watchedResources", WatchedResource::read),
                fields.map("templateSnippets", TemplateText::read),
                fields.map("maps", TemplateFile::read),
                fields.map("files", TemplateFile::read),
                fields.map("sslCertificates", TemplateFile::read),
                TemplateFile.read(fields.object("haproxyConfig")),
                fields.map("k8sResources", TemplateText::read),
                fields.map("validationTests", ValidationTest::read));
    }
}
