package io.fleetgate.e2e.controlplane;

import io.fleetgate.e2e.run.OncePerRun;
import java.util.Locale;
import org.junit.jupiter.api.extension.ExtensionContext;
import org.junit.jupiter.api.extension.ParameterContext;
import org.junit.jupiter.api.extension.ParameterResolver;

/**
 * Gives tests the one {@link ControlPlane} of the run as a parameter. It starts when the first test asks and stops after
 * the last. {@code -Dfleetgate.e2e.audit=request_response} makes its audit log hold answers too.
 */
public final class ControlPlaneExtension implements ParameterResolver {
    private static final String AUDIT = "fleetgate.e2e.audit";

    /** The control plane of the run, for extensions that put something into it. */
    public static ControlPlane controlPlane(ExtensionContext context) {
        return OncePerRun.get(context, ControlPlane.class, () -> ControlPlane.start(auditLevel(context)));
    }

    @Override
    public boolean supportsParameter(ParameterContext parameter, ExtensionContext context) {
        return parameter.getParameter().getType() == ControlPlane.class;
    }

    @Override
    public Object resolveParameter(ParameterContext parameter, ExtensionContext context) {
        return controlPlane(context);
    }

    private static AuditLevel auditLevel(ExtensionContext context) {
        return context.getConfigurationParameter(AUDIT)
                .map(name -> AuditLevel.valueOf(name.toUpperCase(Locale.ROOT)))
                .orElse(AuditLevel.REQUEST);
    }
}
