package io.fleetgate.bench;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIOException;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ServerProcessTest {
    @TempDir
    Path folder;

    @Test
    void isReadyWhereItSaysAndEndsWhenClosed() throws IOException {
        ServerProcess server = start("echo started >&2; echo ready https://127.0.0.1:1; exec sleep 60");
        assertThat(server.url()).isEqualTo("https://127.0.0.1:1");
        assertThat(server.startup()).isPositive();
        long pid = server.pid();

        server.close();

        assertThat(ProcessHandle.of(pid).filter(ProcessHandle::isAlive)).isEmpty();
        assertThat(folder.resolve("log")).hasContent("started");
    }

    @Test
    void thatEndsInsteadOfBecomingReadyIsReportedWithItsLog() {
        assertThatIOException()
                .isThrownBy(() -> start("echo no certificate >&2; exit 1"))
                .withMessageContaining(folder.resolve("log").toString());
    }

    @Test
    void thatSaysSomethingElseIsNotReady() {
        assertThatIOException()
                .isThrownBy(() -> start("echo listening; exec sleep 60"))
                .withRootCauseInstanceOf(IOException.class)
                .havingCause()
                .withMessageContaining("listening");
    }

    private ServerProcess start(String script) throws IOException {
        return ServerProcess.start(List.of("sh", "-c", script), folder.resolve("log"));
    }
}
