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

    private final ControlPlane controlPlane;
    private final AuditLog auditLog;

    OperatorE2E(Installation installation) {
        this.controlPlane = installation.controlPlane();
        this.auditLog = controlPlane.auditLog();
    }

    @Test
    void operatorConnectsWithItsOwnServiceAccountReportsReadyAndWritesNothingButItsLease()
            throws IOException, InterruptedException {
        try (var operator = FleetgateProcess.start(controlPlane, OPERATOR, "operator")) {
            assertThat(operator.get("/livez").statusCode()).isEqualTo(200);
            assertThat(operator.get("/readyz").statusCode()).isEqualTo(200);
            assertThat(operator.stop()).isZero();
        }

        assertThat(auditLog.entriesOf(USER))
                .isNotEmpty()
                .noneMatch(entry -> entry.code() == 401 || entry.code() == 403);
        assertThat(auditLog.writesOf(USER)).allMatch(entry -> entry.resource().equals("leases"));
    }
}
