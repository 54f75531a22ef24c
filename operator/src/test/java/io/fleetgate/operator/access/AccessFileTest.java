package io.fleetgate.operator.access;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;

class AccessFileTest {
    private static final Path FILE = Path.of("..", "deploy", "kubernetes", "operator-access.yaml");

    @Test
    void whatIsShippedIsWhatTheCodeAsksFor() throws IOException {
        assertThat(Files.readString(FILE))
                .as("review what has changed and run `%s`", AccessFile.COMMAND)
                .isEqualTo(AccessFile.generate());
    }

    @Test
    void nothingIsPermittedByAWildcardAndNoSecretIsRead() {
        assertThat(AccessFile.generate()).doesNotContain("*", "secrets", "deletecollection", "escalate", "impersonate");
    }
}
