package io.fleetgate.operator.config;

import io.fleetgate.process.Setting;
import io.fleetgate.process.SettingValues;
import io.fleetgate.text.DnsLabel;
import java.time.Duration;
import java.util.List;
import java.util.Optional;

/**
 * The Lease that one of several replicas holds, and the times by which it goes from one to another.
 *
 * @param namespace empty for the namespace of the pod
 * @param duration whole seconds, the unit in which a Lease states it
 * @param renewDeadline how long the holder tries to renew before it gives up
 * @param retryPeriod the wait between two renewals
 */
public record LeaseConfig(
        Optional<String> namespace, String name, Duration duration, Duration renewDeadline, Duration retryPeriod) {

    /** No leader needs longer, and nobody waits longer for one, whatever a Lease says that somebody has edited. */
    public static final Duration LONGEST = Duration.ofMinutes(5);

    static final List<Setting> SETTINGS = List.of(
            new Setting(
                    "leader-elect",
                    "true|false",
                    "true",
                    "Whether replicas agree on one that writes; with false there must be no second one."),
            new Setting(
                    "lease-namespace",
                    "NAME",
                    "",
                    "The namespace of the Lease by which they agree; without it the namespace of the pod, or outside of a pod"
                            + " fleetgate-system."),
            new Setting("lease-name", "NAME", "fleetgate-operator", "The name of the Lease."),
            new Setting(
                    "lease-duration",
                    "DURATION",
                    "15s",
                    "How long a replica that has died keeps the others waiting; whole seconds, at most 5m. The leader stops writing"
                            + " 8/15 of it after its last renewal."),
            new Setting(
                    "lease-renew-deadline",
                    "DURATION",
                    "10s",
                    "How long the leader tries to renew before it gives up; shorter than the duration."),
            new Setting(
                    "lease-retry-period",
                    "DURATION",
                    "2s",
                    "The wait between two renewals; at most a quarter of the duration."));

    private static final double LONGEST_WAIT = 1.2;
    private static final int RETRIES = 4;

    /** Empty where there is no election. */
    static Optional<LeaseConfig> of(SettingValues values) {
        boolean isElected = values.isTrue("leader-elect");
        LeaseConfig config = new LeaseConfig(
                Optional.of(values.text("lease-namespace")).filter(name -> !name.isEmpty()),
                values.text("lease-name"),
                values.duration("lease-duration"),
                values.duration("lease-renew-deadline"),
                values.duration("lease-retry-period"));
        config.checkNames(values);
        config.checkTimes(values);
        return isElected ? Optional.of(config) : Optional.empty();
    }

    private void checkNames(SettingValues values) {
        if (!DnsLabel.isValid(name)) {
            values.refuse("lease-name", "must be a DNS label");
        }
        if (namespace.isPresent() && !DnsLabel.isValid(namespace.get())) {
            values.refuse("lease-namespace", "must be a DNS label");
        }
    }

    /** Times that are none have been refused already, and are not compared. */
    private void checkTimes(SettingValues values) {
        if (duration.toMillis() % 1000 != 0) {
            values.refuse("lease-duration", "must be whole seconds: a Lease states no others");
        }
        if (duration.compareTo(LONGEST) > 0) {
            values.refuse("lease-duration", "must be at most 5m: for so long nobody writes when a leader dies");
        }
        if (duration.isPositive() && renewDeadline.compareTo(duration) >= 0) {
            values.refuse(
                    "lease-renew-deadline",
                    "must be shorter than --lease-duration=" + values.text("lease-duration")
                            + ": a leader gives up before others take over");
        }
        if (renewDeadline.isPositive() && retryPeriod.toMillis() * LONGEST_WAIT >= renewDeadline.toMillis()) {
            values.refuse(
                    "lease-retry-period",
                    "must be, times 1.2, shorter than --lease-renew-deadline=" + values.text("lease-renew-deadline"));
        }
        if (duration.isPositive() && retryPeriod.multipliedBy(RETRIES).compareTo(duration) > 0) {
            values.refuse(
                    "lease-retry-period",
                    "must be at most a quarter of --lease-duration=" + values.text("lease-duration")
                            + ": one renewal that fails does not stop the writing");
        }
    }
}
