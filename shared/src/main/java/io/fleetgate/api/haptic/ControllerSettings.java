package io.fleetgate.api.haptic;

import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonInclude.Include;
import com.fasterxml.jackson.annotation.JsonPropertyDescription;
import io.fleetgate.object.Fields;
import org.jspecify.annotations.Nullable;

/** How the controller of a running HAProxy is set; kept for its author. */
@WrittenWhenSet
public record ControllerSettings(
        @JsonPropertyDescription("How one of several replicas is chosen.")
        LeaderElection leaderElection,

        @JsonPropertyDescription("How rendered configuration is published.")
        ConfigPublishing configPublishing) {

    static final ControllerSettings NONE =
            new ControllerSettings(new LeaderElection(null, "", "", "", ""), new ConfigPublishing(null));

    /**
     * How one of several replicas is chosen; durations as written.
     *
     * @param enabled null is true
     */
    @WrittenWhenSet
    public record LeaderElection(
            @JsonPropertyDescription("Whether one is chosen; true when left out.")
            @JsonInclude(Include.NON_NULL)
            @Nullable
            Boolean enabled,

            @JsonPropertyDescription("Name of the Lease; haptic-leader when left out.")
            String leaseName,

            @JsonPropertyDescription("How long a lease holds; 15s when left out.")
            String leaseDuration,

            @JsonPropertyDescription("How long the leader tries to renew; 10s when left out.")
            String renewDeadline,

            @JsonPropertyDescription("How long is waited between attempts; 2s when left out.")
            String retryPeriod) {

        static LeaderElection read(Fields fields) {
            return new LeaderElection(
                    fields.has("enabled") ? Boolean.valueOf(fields.bool("enabled")) : null,
                    fields.string("leaseName"),
                    fields.string("leaseDuration"),
                    fields.string("renewDeadline"),
                    fields.string("retryPeriod"));
        }
    }

    /**
     * How rendered configuration is published.
     *
     * @param compressionThreshold bytes; null is one mebibyte, zero never compresses
     */
    @WrittenWhenSet
    public record ConfigPublishing(
            @JsonPropertyDescription("Bytes above which it is compressed; 1048576 when left out, 0 for never.")
            @JsonInclude(Include.NON_NULL)
            @Nullable
            Long compressionThreshold) {

        static ConfigPublishing read(Fields fields) {
            return new ConfigPublishing(
                    fields.has("compressionThreshold") ? Long.valueOf(fields.int64("compressionThreshold")) : null);
        }
    }

    static ControllerSettings read(Fields fields) {
        return new ControllerSettings(
                LeaderElection.read(fields.object("leaderElection")),
                ConfigPublishing.read(fields.object("configPublishing")));
    }
}
