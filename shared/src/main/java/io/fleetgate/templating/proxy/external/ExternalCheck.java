package io.fleetgate.templating.proxy.external;

import io.fleetgate.templating.proxy.ProxyFiles;
import java.time.Duration;

/** An HAProxy that checks configurations, wherever it runs. */
@FunctionalInterface
public interface ExternalCheck {
    /**
     * Checks a configuration; safe to call with any text.
     *
     * @param within how long the answer may take, waiting for others included
     */
    ExternalVerdict check(ProxyFiles files, Duration within);
}
