package io.fleetgate.certs;

import java.util.List;

/** Whether a certificate set can serve. */
public sealed interface CertificateVerdict {

    /** Every rule holds. */
    record Usable(TlsMaterial material) implements CertificateVerdict {}

    /** At least one rule is broken; all broken ones are listed. */
    record Refused(List<CertificateProblem> problems) implements CertificateVerdict {
        public Refused {
            problems = List.copyOf(problems);
        }
    }
}
