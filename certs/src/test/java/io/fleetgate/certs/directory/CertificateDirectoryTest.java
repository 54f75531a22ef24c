package io.fleetgate.certs.directory;

import static io.fleetgate.certs.CertificateFixture.NOW;
import static io.fleetgate.certs.CertificateFixture.pem;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import io.fleetgate.certs.CertificateFile;
import io.fleetgate.certs.CertificateFixture;
import io.fleetgate.certs.CertificateProblem;
import io.fleetgate.certs.CertificatesException;
import io.fleetgate.certs.SubjectAltNames;
import io.fleetgate.certs.TlsMaterial;
import io.fleetgate.certs.pem.PemCertificates;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.time.Duration;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class CertificateDirectoryTest {
    private static final SubjectAltNames NAMES = SubjectAltNames.of(List.of("hook.fleet.svc"));

    @TempDir
    Path temp;

    private Path folder;
    private CertificateDirectory directory;

    @BeforeEach
    void nameAFolderThatDoesNotExist() {
        folder = temp.resolve("deep/certs");
        directory = new CertificateDirectory(folder);
    }

    @Test
    void createsTheFolderAndIssuesASetForItsOwnerOnly() throws IOException {
        TlsMaterial material = directory.loadOrIssue(NAMES, NOW);

        assertThat(PemCertificates.write(material.caBundle())).isEqualTo(Files.readString(folder.resolve("ca.crt")));
        assertThat(mode(folder)).isEqualTo("rwx------");
        assertThat(mode(folder.resolve("tls.key"))).isEqualTo("rw-------");
        assertThat(mode(folder.resolve("ca.key"))).isEqualTo("rw-------");
        assertThat(mode(folder.resolve("tls.crt"))).isEqualTo("rw-r--r--");
        assertThat(mode(folder.resolve("ca.crt"))).isEqualTo("rw-r--r--");
        assertThat(contents().keySet()).containsExactly(".fleetgate-lock", "ca.crt", "ca.key", "tls.crt", "tls.key");
    }

    @Test
    void leavesTheModeOfAFolderThatExists() throws IOException {
        Files.createDirectories(folder);
        Files.setPosixFilePermissions(folder, PosixFilePermissions.fromString("rwxr-x---"));

        directory.loadOrIssue(NAMES, NOW);

        assertThat(mode(folder)).isEqualTo("rwxr-x---");
    }

    @Test
    void reusesTheSetAtTheNextStart() throws IOException {
        TlsMaterial first = directory.loadOrIssue(NAMES, NOW);
        SortedMap<String, String> written = contents();

        TlsMaterial second = new CertificateDirectory(folder).loadOrIssue(NAMES, NOW.plus(Duration.ofDays(300)));

        assertThat(second.serving().chain()).isEqualTo(first.serving().chain());
        assertThat(second.caBundle()).isEqualTo(first.caBundle());
        assertThat(contents()).isEqualTo(written);
    }

    @Test
    void acceptsACertificateOfAnotherPartyWithoutItsAuthority() throws IOException {
        CertificateFixture root = CertificateFixture.authority("root");
        CertificateFixture server = CertificateFixture.server("hook.fleet.svc");
        put("tls.crt", pem(server.signedBy(root)).replace("\n", "\r\n"));
        put("tls.key", server.keyPem());

        TlsMaterial material = directory.loadOrIssue(NAMES, NOW);

        assertThat(material.caBundle()).isEmpty();
        assertThat(folder.resolve("ca.key")).doesNotExist();
        assertThat(folder.resolve("ca.crt")).doesNotExist();
    }

    @Test
    void refusesAPartialSetAndChangesNothing() throws IOException {
        for (CertificateFile removed : List.of(CertificateFile.KEY, CertificateFile.CERTIFICATE)) {
            directory.loadOrIssue(NAMES, NOW);
            Files.delete(folder.resolve(removed.fileName()));
            SortedMap<String, String> before = contents();

            assertThatExceptionOfType(CertificatesException.class)
                    .isThrownBy(() -> directory.loadOrIssue(NAMES, NOW))
                    .withMessage("The certificates in " + folder + " cannot be used:\n  " + removed.fileName()
                            + " is missing; put it beside the other files of its set, or remove ca.key, ca.crt, tls.key"
                            + " and tls.crt to have a new set issued.");
            assertThat(contents()).isEqualTo(before);
            empty();
        }
    }

    @Test
    void refusesAKeyThatDoesNotMatchAndChangesNothing() throws IOException {
        directory.loadOrIssue(NAMES, NOW);
        put("tls.key", CertificateFixture.server("hook.fleet.svc").keyPem());
        SortedMap<String, String> before = contents();

        assertThatExceptionOfType(CertificatesException.class)
                .isThrownBy(() -> directory.loadOrIssue(NAMES, NOW))
                .satisfies(refusal -> assertThat(refusal.problems())
                        .extracting(CertificateProblem::file)
                        .containsExactly(CertificateFile.KEY));
        assertThat(contents()).isEqualTo(before);
    }

    @Test
    void issuesANewSetOnceAllFilesAreRemoved() throws IOException {
        TlsMaterial first = directory.loadOrIssue(NAMES, NOW);
        empty();

        TlsMaterial second = directory.loadOrIssue(NAMES, NOW);

        assertThat(second.caBundle()).isNotEqualTo(first.caBundle());
    }

    @Test
    void takesAFileThatCannotBeReadForUnreadableAndNotForAbsent() throws IOException {
        Files.createDirectories(folder.resolve("tls.key"));

        assertThatExceptionOfType(CertificatesException.class)
                .isThrownBy(() -> directory.loadOrIssue(NAMES, NOW))
                .withMessage("The certificate folder " + folder + " cannot be used: " + folder.resolve("tls.key")
                        + ": Is a directory; repair that, or name another folder.");
        assertThat(folder.resolve("tls.crt")).doesNotExist();
    }

    @Test
    void refusesAFileInPlaceOfTheFolder() throws IOException {
        Files.createDirectories(folder.getParent());
        Files.writeString(folder, "not a folder");

        assertThatExceptionOfType(CertificatesException.class)
                .isThrownBy(() -> directory.loadOrIssue(NAMES, NOW))
                .withMessage("The certificate folder " + folder + " cannot be used: " + folder
                        + ": it exists and is not a folder; repair that, or name another folder.");
    }

    @Test
    void readsAFolderThatItMayNotWriteAsItIs() throws IOException {
        CertificateFixture server = CertificateFixture.server("hook.fleet.svc");
        put("tls.crt", pem(server.selfSigned()));
        put("tls.key", server.keyPem());

        assertThat(directory.readAsItIs(new CertificateFolder(folder)).contents())
                .containsOnlyKeys(CertificateFile.CERTIFICATE, CertificateFile.KEY);
        assertThat(contents().keySet()).containsExactly("tls.crt", "tls.key");
    }

    @Test
    void saysThatAnEmptyFolderMayNotBeWritten() throws IOException {
        Files.createDirectories(folder);

        assertThatExceptionOfType(CertificatesException.class)
                .isThrownBy(() -> directory.readAsItIs(new CertificateFolder(folder)))
                .withMessage("The certificate folder " + folder + " is empty, and this process may not write there;"
                        + " put tls.crt and tls.key there, or name a folder that it may write.");
    }

    private void put(String name, String text) throws IOException {
        Files.createDirectories(folder);
        Files.writeString(folder.resolve(name), text);
    }

    private void empty() throws IOException {
        for (CertificateFile file : CertificateFile.values()) {
            Files.deleteIfExists(folder.resolve(file.fileName()));
        }
    }

    private SortedMap<String, String> contents() throws IOException {
        SortedMap<String, String> contents = new TreeMap<>();
        try (Stream<Path> files = Files.list(folder)) {
            for (Path file : files.toList()) {
                contents.put(file.getFileName().toString(), Files.readString(file));
            }
        }
        return contents;
    }

    private static String mode(Path path) throws IOException {
        return PosixFilePermissions.toString(Files.getPosixFilePermissions(path));
    }
}
