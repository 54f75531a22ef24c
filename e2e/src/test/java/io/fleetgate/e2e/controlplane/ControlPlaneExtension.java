package io.fleetgate.e2e.controlplane;

import java.io.IOException;
import java.util.Locale;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.extension.ExtensionContext;
import org.junit.jupiter.api.extension.ExtensionContext.Namespace;
import org.junit.jupiter.api.extension.ParameterContext;
import org.junit.jupiter.api.extension.ParameterResolutionException;
import org.junit.jupiter.api.extension.ParameterResolver;

/**
 * Gives tests the one {@link ControlPlane} of the run as a parameter. It starts when the first test asks and stops, as
 * a resource of JUnit's root store, after the last. {@code -Dfleetgate.e2e.audit=request_response} makes its audit log
 * hold bodies.
 */
public final class ControlPlaneExtension implements ParameterResolver {
    private static final Namespace NAMESPACE = Namespace.create(ControlPlaneExtension.class);
    private static final String AUDIT = "fleetgate.e2e.audit";

    @Override
    public boolean supportsParameter(ParameterContext parameter, ExtensionContext context) {
        return parameter.getParameter().getType() == ControlPlane.class;
    }

    @Override
    public Object resolveParameter(ParameterContext parameter, ExtensionContext context) {
        return context.getRoot()
                .getStore(NAMESPACE)
                .computeIfAbsent(Start.class, key -> Start.attempt(auditLevel(context)), Start.class)
                .controlPlane();
    }

    private static AuditLevel auditLevel(ExtensionContext context) {
        return context.getConfigurationParameter(AUDIT)
                .map(name -> AuditLevel.valueOf(name.toUpperCase(Locale.ROOT)))
                .orElse(AuditLevel.METADATA);
    }

    /** The one attempt of a run to start a control plane; where it failed, every test is told the same reason at once. */
    private record Start(
            @Nullable ControlPlane running, @Nullable Exception failure) implements AutoCloseable {
        static Start attempt(AuditLevel auditLevel) {
            try {
                return new Start(ControlPlane.start(auditLevel), null);
            } catch (IOException | IllegalStateException e) {
                return new Start(null, e);
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
                return new Start(null, e);
            }
        }

        ControlPlane controlPlane() {
            if (running == null) {
                throw new ParameterResolutionException("the control plane did not start", failure);
            }
            return running;
        }

        @Override
        public void close() throws IOException {
            if (running != null) {
                running.close();
            }
        }
    }
}
