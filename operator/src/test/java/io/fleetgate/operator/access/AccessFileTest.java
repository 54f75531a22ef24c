package io.fleetgate.operator.access;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;

class AccessFileTest {
    private static final Path FILE = Path.of("..", "deploy", "kubernetes", "operator-access.yaml");
    private static final Path OPTIONAL = Path.of("..", "deploy", "kubernetes", "operator-registry-credentials.yaml");

    @Test
    void whatIsShippedIsWhatTheCodeAsksFor() throws IOException {
        assertThat(Files.readString(FILE))
                .as("review what has changed and run `%s`", AccessFile.COMMAND)
                .isEqualTo(AccessFile.generate());
    }

    @Test
    void whatIsOptionalIsShippedAsTheCodeAsksForIt() throws IOException {
        assertThat(Files.readString(OPTIONAL))
                .as("review what has changed and run `%s`", AccessFile.COMMAND)
                .isEqualTo(AccessFile.generateOptional());
    }

    @Test
    void secretsAreReadByNameAndOnlyWhereTheRoleIsBound() {
        assertThat(AccessFile.generateOptional())
                .contains("secrets", "verbs: [get]")
                .doesNotContain("*", "list", "watch", "kind: ClusterRoleBinding");
    }

    @Test
    void nothingIsPermittedByAWildcardAndNoSecretIsRead() {
        assertThat(AccessFile.generate()).doesNotContain("*", "secrets", "deletecollection", "escalate", "impersonate");
    }
}
