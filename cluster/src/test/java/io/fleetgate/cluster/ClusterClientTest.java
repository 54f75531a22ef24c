package io.fleetgate.cluster;

import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class ClusterClientTest {

    @TempDir
    private Path folder;

    @ParameterizedTest
    @ValueSource(
            strings = {
                "token: [secret-1",
                "secret-1",
                "users: secret-1",
                "users:\n- name: a\n  user: {token: [secret-1]}\n",
                "clusters: [{cluster: {server: [secret-1]}}]"
            })
    void aBrokenKubeconfigIsRefusedWithoutItsContents(String contents) throws IOException {
        Path broken = Files.writeString(folder.resolve("broken"), contents);

        assertThatThrownBy(() -> ClusterClient.create(Optional.of(broken)))
                .isInstanceOf(KubeconfigException.class)
                .hasNoCause()
                .hasMessageStartingWith("the kubeconfig " + broken)
                .hasMessageNotContaining("secret-1");
    }

    @Test
    void aKubeconfigThatDoesNotExistIsNamed() {
        assertThatThrownBy(() -> ClusterClient.create(Optional.of(folder.resolve("absent"))))
                .isInstanceOf(KubeconfigException.class)
                .hasMessageContaining("absent does not exist or cannot be read");
    }
}
