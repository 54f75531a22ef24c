package io.fleetgate.e2e.installation;

import io.fleetgate.e2e.controlplane.ControlPlaneExtension;
import io.fleetgate.e2e.run.OncePerRun;
import org.junit.jupiter.api.extension.ExtensionContext;
import org.junit.jupiter.api.extension.ParameterContext;
import org.junit.jupiter.api.extension.ParameterResolver;

/** Gives tests the one {@link Installation} of the run as a parameter; the first test that asks has it installed. */
public final class InstallationExtension implements ParameterResolver {
    @Override
    public boolean supportsParameter(ParameterContext parameter, ExtensionContext context) {
        return parameter.getParameter().getType() == Installation.class;
    }

    @Override
    public Object resolveParameter(ParameterContext parameter, ExtensionContext context) {
        return installation(context);
    }

    /** The installation of the run, for extensions that add to it. */
    public static Installation installation(ExtensionContext context) {
        // Started before and outside of the installation, so that it is closed after it.
        var controlPlane = ControlPlaneExtension.controlPlane(context);
        return OncePerRun.get(context, Installation.class, () -> Installation.into(controlPlane));
    }
}
