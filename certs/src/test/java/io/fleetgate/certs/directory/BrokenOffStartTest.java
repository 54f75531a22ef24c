package io.fleetgate.certs.directory;

import static io.fleetgate.certs.CertificateFixture.NOW;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import io.fleetgate.certs.CertificateFile;
import io.fleetgate.certs.CertificatesException;
import io.fleetgate.certs.SubjectAltNames;
import io.fleetgate.certs.TlsMaterial;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What the next start makes of a folder in which an earlier one died, for every step at which it can die. */
class BrokenOffStartTest {
    private static final SubjectAltNames NAMES = SubjectAltNames.loopback();
    private static final List<CertificateFile> FILES = List.of(CertificateFile.values());

    @TempDir
    Path folder;

    private Path unfinished;
    private Path finished;
    private CertificateDirectory directory;

    @BeforeEach
    void nameTheHiddenFolders() {
        unfinished = folder.resolve(".fleetgate-issuing");
        finished = folder.resolve(".fleetgate-issued");
        directory = new CertificateDirectory(folder);
    }

    @ParameterizedTest(name = "{0} files written")
    @ValueSource(ints = {0, 1, 2, 3, 4})
    void aSetThatWasNotWrittenInFullIsDiscardedAndANewOneIssued(int written) throws IOException {
        TlsMaterial lost = directory.loadOrIssue(NAMES, NOW);
        Files.createDirectory(unfinished);
        move(FILES.subList(0, written), folder, unfinished);
        remove(FILES.subList(written, FILES.size()));

        TlsMaterial issued = directory.loadOrIssue(NAMES, NOW);

        assertThat(issued.caBundle()).isNotEqualTo(lost.caBundle());
        assertThat(unfinished).doesNotExist();
    }

    @ParameterizedTest(name = "{0} files in place")
    @ValueSource(ints = {0, 1, 2, 3, 4})
    void aSetThatWasWrittenInFullIsBroughtToItsPlace(int inPlace) throws IOException {
        TlsMaterial written = directory.loadOrIssue(NAMES, NOW);
        Files.createDirectory(finished);
        move(FILES.subList(inPlace, FILES.size()), folder, finished);

        TlsMaterial loaded = directory.loadOrIssue(NAMES, NOW);

        assertThat(loaded.serving().chain()).isEqualTo(written.serving().chain());
        assertThat(loaded.caBundle()).isEqualTo(written.caBundle());
        assertThat(finished).doesNotExist();
    }

    @Test
    void aFileThatWasPutThereInTheMeantimeIsNotOverwritten() throws IOException {
        directory.loadOrIssue(NAMES, NOW);
        Files.createDirectory(finished);
        move(FILES, folder, finished);
        Files.writeString(folder.resolve("tls.crt"), "mine");

        assertThatExceptionOfType(CertificatesException.class)
                .isThrownBy(() -> directory.loadOrIssue(NAMES, NOW))
                .withMessageStartingWith(folder.resolve("tls.crt") + " is not of the set that was being issued")
                .withMessageContaining("remove " + finished + " to keep your file");
        assertThat(folder.resolve("tls.crt")).hasContent("mine");
    }

    private void move(List<CertificateFile> files, Path from, Path to) throws IOException {
        for (CertificateFile file : files) {
            Files.move(from.resolve(file.fileName()), to.resolve(file.fileName()));
        }
    }

    private void remove(List<CertificateFile> files) throws IOException {
        for (CertificateFile file : files) {
            Files.delete(folder.resolve(file.fileName()));
        }
    }
}
