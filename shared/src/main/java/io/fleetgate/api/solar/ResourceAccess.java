package io.fleetgate.api.solar;

import io.fleetgate.object.Fields;
import org.jspecify.annotations.Nullable;

/**
 * Where one artifact is pulled from.
 *
 * @param insecure whether the registry is spoken to over plain HTTP
 * @param tag a tag, or a digest when it begins with {@code @}
 * @param helm null where the artifact is no Helm chart
 */
public record ResourceAccess(
        String repository,
        boolean insecure,
        String tag,
        @Nullable HelmChart helm) {

    /**
     * What is known of a Helm chart.
     *
     * @param valuesTemplate template of the values handed to the chart; empty for none
     */
    public record HelmChart(String name, String description, String version, String appVersion, String valuesTemplate) {

        static HelmChart read(Fields fields) {
            return new HelmChart(
                    fields.string("name"),
                    fields.string("description"),
                    fields.string("version"),
                    fields.string("appVersion"),
                    fields.string("valuesTemplate"));
        }
    }

    static ResourceAccess read(Fields fields) {
        return new ResourceAccess(
                fields.string("repository"),
                fields.bool("insecure"),
                fields.string("tag"),
                fields.has("helm") ? HelmChart.read(fields.object("helm")) : null);
    }
}
