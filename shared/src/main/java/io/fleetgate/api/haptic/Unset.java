package io.fleetgate.api.haptic;

import io.fleetgate.api.AbsentFields;
import java.util.Set;

/** The values that a reader of this group gives to an absent field. */
final class Unset extends AbsentFields {
    Unset() {
        super(Set.of(
                SecretReference.NONE,
                PodSelector.NONE,
                ControllerSettings.NONE,
                ControllerSettings.NONE.leaderElection(),
                ControllerSettings.NONE.configPublishing(),
                LoggingSettings.NONE,
                DataplaneSettings.NONE,
                TemplatingSettings.NONE,
                TemplateFile.NONE,
                PostProcessor.NO_PARAMS));
    }
}
