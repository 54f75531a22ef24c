package io.fleetgate.operator.config;

import io.fleetgate.operator.gateway.WriteLimits;
import io.fleetgate.process.Setting;
import io.fleetgate.process.SettingValues;
import java.util.List;

/** The settings that say how hard an API server is written to. */
final class WriteSettings {
    static final List<Setting> ALL = List.of(
            new Setting("writes-at-once", "COUNT", "16", "The most writes that are under way at the same time."),
            new Setting("writes-per-second", "COUNT", "1000", "The most writes that are begun in a second."));

    private WriteSettings() {}

    static WriteLimits limits(SettingValues values) {
        return new WriteLimits(values.count("writes-at-once"), values.count("writes-per-second"));
    }
}
