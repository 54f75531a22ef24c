package io.fleetgate.api.haptic;

import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonInclude.Include;
import com.fasterxml.jackson.annotation.JsonPropertyDescription;
import io.fleetgate.object.Fields;
import org.jspecify.annotations.Nullable;

/**
 * How a running HAProxy is reached and where its files are. Templates see the paths; the rest is kept for its author.
 *
 * @param port null is 5555
 * @param maxParallel zero lets the controller choose
 * @param rawPushThreshold null is 100
 */
@WrittenWhenSet
public record DataplaneSettings(
        @JsonPropertyDescription("Port of the Dataplane API; 5555 when left out.")
        @JsonInclude(Include.NON_NULL)
        @Nullable
        Integer port,

        @JsonPropertyDescription("Least time between two deployments; 2s when left out.")
        String minDeploymentInterval,

        @JsonPropertyDescription("How often drift is looked for; 60s when left out.")
        String driftPreventionInterval,

        @JsonPropertyDescription("Longest time that a deployment may take; 30s when left out.")
        String deploymentTimeout,

        @JsonPropertyDescription("Folder of the maps; /etc/haproxy/maps when left out.")
        String mapsDir,

        @JsonPropertyDescription("Folder of the certificates; /etc/haproxy/ssl when left out.")
        String sslCertsDir,

        @JsonPropertyDescription("Folder of other files; /etc/haproxy/general when left out.")
        String generalStorageDir,

        @JsonPropertyDescription("Path of the configuration; /etc/haproxy/haproxy.cfg when left out.")
        String configFile,

        @JsonPropertyDescription("Most requests at a time; 0 lets the controller choose.")
        int maxParallel,

        @JsonPropertyDescription("Number of changes from which the whole configuration is pushed; 100 when left out.")
        @JsonInclude(Include.NON_NULL)
        @Nullable
        Integer rawPushThreshold) {

    static final DataplaneSettings NONE = new DataplaneSettings(null, "", "", "", "", "", "", "", 0, null);

    static DataplaneSettings read(Fields fields) {
        return new DataplaneSettings(
                fields.has("port") ? Integer.valueOf(fields.int32("port", 0)) : null,
                fields.string("minDeploymentInterval"),
                fields.string("driftPreventionInterval"),
                fields.string("deploymentTimeout"),
                fields.string("mapsDir"),
                fields.string("sslCertsDir"),
                fields.string("generalStorageDir"),
                fields.string("configFile"),
                fields.int32("maxParallel", 0),
                fields.has("rawPushThreshold") ? Integer.valueOf(fields.int32("rawPushThreshold", 0)) : null);
    }
}
