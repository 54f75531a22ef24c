package io.fleetgate.certs.directory;

import static io.fleetgate.certs.CertificateFixture.NOW;

import io.fleetgate.certs.SubjectAltNames;
import io.fleetgate.certs.TlsMaterial;
import java.io.IOException;
import java.nio.file.Path;

/** A process that says it is up, waits for a line, and prints the certificates with which it would serve. */
public final class IssuingProcess {
    private IssuingProcess() {}

    public static void main(String... args) throws IOException {
        CertificateDirectory directory = new CertificateDirectory(Path.of(args[0]));
        System.out.println("up");
        if (System.in.read() < 0) {
            return;
        }
        TlsMaterial material = directory.loadOrIssue(SubjectAltNames.loopback(), NOW);
        System.out.println(material.serving().leaf().getSerialNumber() + " by "
                + material.caBundle().getFirst().getSerialNumber());
    }
}
