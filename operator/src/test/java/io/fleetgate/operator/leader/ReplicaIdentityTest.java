package io.fleetgate.operator.leader;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Who and where a replica is. */
class ReplicaIdentityTest {

    @TempDir
    private Path folder;

    @Test
    void twoRunsOnOneHostHaveTwoIdentities() {
        String one = ReplicaIdentity.create().text();
        String other = ReplicaIdentity.create().text();

        assertThat(one).matches(".+_[0-9a-f]{8}").isNotEqualTo(other);
        assertThat(one.substring(0, one.lastIndexOf('_'))).isEqualTo(other.substring(0, other.lastIndexOf('_')));
    }

    @Test
    void thePodSaysItsNamespaceAndOutsideOfOneItIsThatOfTheInstallation() throws IOException {
        Path file = Files.writeString(folder.resolve("namespace"), "fleet-a\n");

        assertThat(PodNamespace.in(file)).isEqualTo("fleet-a");
        assertThat(PodNamespace.in(folder.resolve("absent"))).isEqualTo("fleetgate-system");
    }
}
