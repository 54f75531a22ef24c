package io.fleetgate.templating.test;

import io.fleetgate.templating.proxy.ProxyFiles;
import io.fleetgate.templating.proxy.external.ExternalVerdict;
import java.util.Optional;

/** Whether an HAProxy would start with what a test rendered; empty where there is no HAProxy to ask. */
@FunctionalInterface
public interface ProxyJudge {
    /** For whoever has no HAProxy, and needs none. */
    ProxyJudge NONE = _ -> Optional.empty();

    Optional<ExternalVerdict> judge(ProxyFiles files);
}
