package io.fleetgate.api.haptic;

import com.fasterxml.jackson.databind.node.MissingNode;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Equal to every value that a reader gives to an absent field: the form in which Jackson takes a filter. */
final class Unset {
    private static final Set<Object> VALUES = Set.of(
            "",
            false,
            0,
            List.of(),
            Map.of(),
            MissingNode.getInstance(),
            SecretReference.NONE,
            PodSelector.NONE,
            ControllerSettings.NONE,
            ControllerSettings.NONE.leaderElection(),
            ControllerSettings.NONE.configPublishing(),
            LoggingSettings.NONE,
            DataplaneSettings.NONE,
            TemplatingSettings.NONE,
            TemplateFile.NONE,
            PostProcessor.NO_PARAMS);

    @Override
    public boolean equals(@Nullable Object value) {
        return value == null || VALUES.contains(value);
    }

    @Override
    public int hashCode() {
        return VALUES.hashCode();
    }
}
