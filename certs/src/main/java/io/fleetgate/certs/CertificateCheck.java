package io.fleetgate.certs;

import static io.fleetgate.certs.CertificateFile.CA_CERTIFICATE;
import static io.fleetgate.certs.CertificateFile.CA_KEY;
import static io.fleetgate.certs.CertificateFile.CERTIFICATE;
import static io.fleetgate.certs.CertificateFile.KEY;

import io.fleetgate.certs.pem.PemCertificates;
import io.fleetgate.certs.pem.PemContent;
import io.fleetgate.certs.pem.PemContent.Decoded;
import io.fleetgate.certs.pem.PemContent.Unreadable;
import io.fleetgate.certs.pem.PemPrivateKeys;
import java.security.PrivateKey;
import java.security.cert.X509Certificate;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/** One check of one set: a rule is applied as soon as the texts it needs can be read, so that one bad file hides none. */
final class CertificateCheck {
    private final Map<CertificateFile, String> contents;
    private final SubjectAltNames wanted;
    private final Instant now;
    private final List<CertificateProblem> problems = new ArrayList<>();

    CertificateCheck(Map<CertificateFile, String> contents, SubjectAltNames wanted, Instant now) {
        this.contents = contents;
        this.wanted = wanted;
        this.now = now;
    }

    CertificateVerdict verdict() {
        List<X509Certificate> chain = read(CERTIFICATE, PemCertificates::read);
        PrivateKey key = read(KEY, PemPrivateKeys::read);
        List<X509Certificate> bundle = read(CA_CERTIFICATE, PemCertificates::read);
        PrivateKey authorityKey = read(CA_KEY, PemPrivateKeys::read);
        requireWholeSet();
        if (chain != null) {
            problems.addAll(ChainRules.problems(chain, wanted, now));
        }
        if (chain != null && key != null) {
            problems.addAll(TrustRules.servingKey(chain, key));
        }
        if (chain != null && bundle != null) {
            problems.addAll(TrustRules.trusted(chain, bundle, now));
        }
        if (bundle != null && authorityKey != null) {
            problems.addAll(TrustRules.authorityKey(bundle, authorityKey));
        }
        if (chain == null || key == null || !problems.isEmpty()) {
            return new CertificateVerdict.Refused(problems);
        }
        List<X509Certificate> published = bundle == null ? TrustRules.ownRoot(chain) : bundle;
        return new CertificateVerdict.Usable(new TlsMaterial(new ServingCertificate(chain, key), published));
    }

    private void requireWholeSet() {
        require(CERTIFICATE);
        require(KEY);
        if (contents.containsKey(CA_KEY)) {
            require(CA_CERTIFICATE);
        }
    }

    private void require(CertificateFile file) {
        if (!contents.containsKey(file)) {
            problems.add(new CertificateProblem(
                    file,
                    "is missing",
                    "put it beside the other files of its set, or " + CertificateProblem.START_OVER));
        }
    }

    private <T> @Nullable T read(CertificateFile file, Function<String, PemContent<T>> reader) {
        String text = contents.get(file);
        if (text == null) {
            return null;
        }
        return switch (reader.apply(text)) {
            case Decoded<T>(T value) -> value;
            case Unreadable<T>(String message, String fix) -> {
                problems.add(new CertificateProblem(file, message, fix));
                yield null;
            }
        };
    }
}
