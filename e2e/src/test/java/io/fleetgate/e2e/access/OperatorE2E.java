package io.fleetgate.e2e.access;

import static io.fleetgate.e2e.installation.FleetgateProcess.OPERATOR;
import static org.assertj.core.api.Assertions.assertThat;

import io.fleetgate.e2e.controlplane.AuditLog;
import io.fleetgate.e2e.controlplane.ControlPlane;
import io.fleetgate.e2e.installation.FleetgateProcess;
import io.fleetgate.e2e.installation.Installation;
import io.fleetgate.e2e.installation.InstallationExtension;
import java.io.IOException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

@ExtendWith(InstallationExtension.class)
class OperatorE2E {
    private static final String USER = FleetgateProcess.userOf(OPERATOR);

    private final Installation installation;
    private final ControlPlane controlPlane;
    private final AuditLog auditLog;

    OperatorE2E(Installation installation) {
        this.installation = installation;
        this.controlPlane = installation.controlPlane();
        this.auditLog = controlPlane.auditLog();
    }

    @Test
    void operatorConnectsWithItsOwnServiceAccountReportsReadyAndWritesInNoOtherNamespaceThanItIsLimitedTo()
            throws IOException, InterruptedException {
        var empty = installation.newNamespace("empty");
        var before = auditLog.writesOf(USER).size();

        try (var operator =
                FleetgateProcess.start(controlPlane, OPERATOR, "operator", "--namespaces=" + empty.name())) {
            assertThat(operator.get("/livez").statusCode()).isEqualTo(200);
            assertThat(operator.get("/readyz").statusCode()).isEqualTo(200);
            operator.await(() -> operator.get("/metrics").body().contains("fleetgate_operator_quiet 1.0"));
            assertThat(operator.stop()).isZero();
        }

        assertThat(auditLog.writesOf(USER).stream().skip(before))
                .isNotEmpty()
                .allMatch(entry -> entry.resource().equals("leases"));
    }
}
