package io.fleetgate.e2e.reconcile;

import static io.fleetgate.e2e.installation.FleetgateProcess.OPERATOR;

import io.fleetgate.e2e.installation.FleetgateProcess;
import io.fleetgate.e2e.installation.Installation;
import io.fleetgate.e2e.installation.InstallationExtension;
import java.util.Locale;
import org.junit.jupiter.api.extension.BeforeAllCallback;
import org.junit.jupiter.api.extension.ExtensionContext;
import org.junit.jupiter.api.extension.ExtensionContext.Namespace;
import org.junit.jupiter.api.extension.ParameterContext;
import org.junit.jupiter.api.extension.ParameterResolver;

/** Runs one operator, with the permissions that are shipped, for all tests of a class, and makes their {@link Fleets}. */
final class OperatorExtension implements BeforeAllCallback, ParameterResolver {
    private static final Namespace NAMESPACE = Namespace.create(OperatorExtension.class);

    private final String[] flags;

    OperatorExtension() {
        this(new String[0]);
    }

    /** One that runs with flags of its own. */
    OperatorExtension(String... flags) {
        this.flags = flags.clone();
    }

    @Override
    public void beforeAll(ExtensionContext context) throws Exception {
        Installation installation = InstallationExtension.installation(context);
        String name =
                "operator-" + context.getRequiredTestClass().getSimpleName().toLowerCase(Locale.ROOT);
        FleetgateProcess operator = FleetgateProcess.start(installation.controlPlane(), OPERATOR, name, flags);
        // Closed with the class.
        context.getStore(NAMESPACE).put(Fleets.class, new Fleets(installation, operator));
    }

    @Override
    public boolean supportsParameter(ParameterContext parameter, ExtensionContext context) {
        return parameter.getParameter().getType() == Fleets.class;
    }

    @Override
    public Object resolveParameter(ParameterContext parameter, ExtensionContext context) {
        return context.getStore(NAMESPACE).get(Fleets.class, Fleets.class);
    }
}
