package io.fleetgate.certs.directory;

import static io.fleetgate.certs.CertificateFixture.NOW;
import static org.assertj.core.api.Assertions.assertThat;

import io.fleetgate.certs.SubjectAltNames;
import java.io.BufferedReader;
import java.io.IOException;
import java.math.BigInteger;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ConcurrentStartTest {
    @TempDir
    Path folder;

    @Test
    void processesThatStartAtOnceEndWithTheSameSet() throws IOException {
        List<Process> processes = new ArrayList<>();
        Set<String> served = new HashSet<>();
        try {
            for (int i = 0; i < 3; i++) {
                processes.add(start());
            }
            for (Process process : processes) {
                assertThat(line(process.inputReader())).isEqualTo("up");
            }
            for (Process process : processes) {
                process.getOutputStream().write('\n');
                process.getOutputStream().flush();
            }
            for (Process process : processes) {
                served.add(line(process.inputReader()));
            }
        } finally {
            processes.forEach(Process::destroyForcibly);
        }

        assertThat(served).singleElement().asString().matches("[0-9]+ by [0-9]+");
    }

    @Test
    void threadsThatStartAtOnceEndWithTheSameSet() throws Exception {
        Callable<BigInteger> start = () -> new CertificateDirectory(folder)
                .loadOrIssue(SubjectAltNames.loopback(), NOW)
                .serving()
                .leaf()
                .getSerialNumber();
        Set<BigInteger> served = new HashSet<>();

        try (ExecutorService threads = Executors.newVirtualThreadPerTaskExecutor()) {
            for (Future<BigInteger> serial : threads.invokeAll(Collections.nCopies(16, start))) {
                served.add(serial.get());
            }
        }

        assertThat(served).hasSize(1);
    }

    private Process start() throws IOException {
        Path java = Path.of(System.getProperty("java.home"), "bin", "java");
        return new ProcessBuilder(
                        java.toString(),
                        "-XX:TieredStopAtLevel=1",
                        "-cp",
                        System.getProperty("java.class.path"),
                        IssuingProcess.class.getName(),
                        folder.toString())
                .redirectError(ProcessBuilder.Redirect.INHERIT)
                .start();
    }

    private static String line(BufferedReader reader) throws IOException {
        String line = reader.readLine();
        assertThat(line).as("a line from the process").isNotNull();
        return line;
    }
}
