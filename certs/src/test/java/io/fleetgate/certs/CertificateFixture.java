package io.fleetgate.certs;

import io.fleetgate.certs.pem.PemCertificates;
import io.fleetgate.certs.pem.PemText;
import java.io.IOException;
import java.math.BigInteger;
import java.security.GeneralSecurityException;
import java.security.KeyPair;
import java.security.cert.X509Certificate;
import java.time.Duration;
import java.time.Instant;
import java.util.Date;
import java.util.List;
import java.util.stream.Stream;
import javax.security.auth.x500.X500Principal;
import org.bouncycastle.asn1.x509.BasicConstraints;
import org.bouncycastle.asn1.x509.ExtendedKeyUsage;
import org.bouncycastle.asn1.x509.Extension;
import org.bouncycastle.asn1.x509.GeneralName;
import org.bouncycastle.asn1.x509.GeneralNames;
import org.bouncycastle.asn1.x509.KeyPurposeId;
import org.bouncycastle.cert.jcajce.JcaX509CertificateConverter;
import org.bouncycastle.cert.jcajce.JcaX509v3CertificateBuilder;
import org.bouncycastle.operator.OperatorCreationException;
import org.bouncycastle.operator.jcajce.JcaContentSignerBuilder;

/** Certificates as other parties issue them, with any fault: built by another code than the one under test. */
public record CertificateFixture(
        String name,
        KeyPair keys,
        boolean authority,
        List<String> dnsNames,
        KeyPurposeId purpose,
        Instant notBefore,
        Instant notAfter) {
    /** The moment at which the fixtures are valid unless they say otherwise. */
    public static final Instant NOW = Instant.parse("2026-11-30T12:00:00Z");

    public static CertificateFixture authority(String name) {
        return new CertificateFixture(
                name,
                PemText.ec("secp256r1"),
                true,
                List.of(),
                null,
                NOW.minus(Duration.ofDays(1)),
                NOW.plus(Duration.ofDays(1000)));
    }

    public static CertificateFixture server(String... dnsNames) {
        return new CertificateFixture(
                "server",
                PemText.ec("secp256r1"),
                false,
                List.of(dnsNames),
                KeyPurposeId.id_kp_serverAuth,
                NOW.minus(Duration.ofDays(1)),
                NOW.plus(Duration.ofDays(100)));
    }

    public CertificateFixture named(String other) {
        return new CertificateFixture(other, keys, authority, dnsNames, purpose, notBefore, notAfter);
    }

    public CertificateFixture with(KeyPair other) {
        return new CertificateFixture(name, other, authority, dnsNames, purpose, notBefore, notAfter);
    }

    public CertificateFixture purpose(KeyPurposeId other) {
        return new CertificateFixture(name, keys, authority, dnsNames, other, notBefore, notAfter);
    }

    public CertificateFixture valid(Instant from, Instant until) {
        return new CertificateFixture(name, keys, authority, dnsNames, purpose, from, until);
    }

    public X509Certificate selfSigned() {
        return signedBy(this);
    }

    public X509Certificate signedBy(CertificateFixture issuer) {
        try {
            var builder = new JcaX509v3CertificateBuilder(
                    new X500Principal("CN=" + issuer.name),
                    BigInteger.valueOf(System.nanoTime()),
                    Date.from(notBefore),
                    Date.from(notAfter),
                    new X500Principal(name.isEmpty() ? "" : "CN=" + name),
                    keys.getPublic());
            builder.addExtension(Extension.basicConstraints, true, new BasicConstraints(authority));
            if (!dnsNames.isEmpty()) {
                GeneralName[] names = dnsNames.stream()
                        .map(dns -> new GeneralName(GeneralName.dNSName, dns))
                        .toArray(GeneralName[]::new);
                builder.addExtension(Extension.subjectAlternativeName, name.isEmpty(), new GeneralNames(names));
            }
            if (purpose != null) {
                builder.addExtension(Extension.extendedKeyUsage, false, new ExtendedKeyUsage(purpose));
            }
            var signer = new JcaContentSignerBuilder(issuer.signature()).build(issuer.keys.getPrivate());
            return new JcaX509CertificateConverter().getCertificate(builder.build(signer));
        } catch (IOException | GeneralSecurityException | OperatorCreationException e) {
            throw new IllegalStateException(e);
        }
    }

    public String keyPem() {
        return PemText.pkcs8(keys.getPrivate());
    }

    public static String pem(X509Certificate... certificates) {
        return PemCertificates.write(Stream.of(certificates).toList());
    }

    private String signature() {
        return switch (keys.getPrivate().getAlgorithm()) {
            case "RSA" -> "SHA256withRSA";
            case "EC" -> "SHA256withECDSA";
            default -> "Ed25519";
        };
    }
}
