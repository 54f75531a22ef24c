package io.fleetgate.certs;

import java.io.IOException;
import java.math.BigInteger;
import java.net.InetAddress;
import java.security.GeneralSecurityException;
import java.security.KeyPair;
import java.security.KeyPairGenerator;
import java.security.PrivateKey;
import java.security.PublicKey;
import java.security.SecureRandom;
import java.security.cert.X509Certificate;
import java.security.spec.ECGenParameterSpec;
import java.time.Duration;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.ArrayList;
import java.util.Date;
import java.util.List;
import javax.security.auth.x500.X500Principal;
import org.bouncycastle.asn1.DEROctetString;
import org.bouncycastle.asn1.x509.AuthorityKeyIdentifier;
import org.bouncycastle.asn1.x509.BasicConstraints;
import org.bouncycastle.asn1.x509.ExtendedKeyUsage;
import org.bouncycastle.asn1.x509.Extension;
import org.bouncycastle.asn1.x509.GeneralName;
import org.bouncycastle.asn1.x509.GeneralNames;
import org.bouncycastle.asn1.x509.KeyPurposeId;
import org.bouncycastle.asn1.x509.KeyUsage;
import org.bouncycastle.asn1.x509.SubjectKeyIdentifier;
import org.bouncycastle.cert.X509v3CertificateBuilder;
import org.bouncycastle.cert.jcajce.JcaX509CertificateConverter;
import org.bouncycastle.cert.jcajce.JcaX509CertificateHolder;
import org.bouncycastle.cert.jcajce.JcaX509ExtensionUtils;
import org.bouncycastle.cert.jcajce.JcaX509v3CertificateBuilder;
import org.bouncycastle.operator.OperatorCreationException;
import org.bouncycastle.operator.jcajce.JcaContentSignerBuilder;

/** Fields, extensions and signature of the two kinds of certificate that are issued here. */
final class Issuance {
    private static final Duration CLOCK_SKEW = Duration.ofMinutes(5);
    private static final int SERIAL_BITS = 128;

    private final SecureRandom random = new SecureRandom();

    KeyPair keys() {
        try {
            KeyPairGenerator generator = KeyPairGenerator.getInstance("EC");
            generator.initialize(new ECGenParameterSpec("secp256r1"), random);
            return generator.generateKeyPair();
        } catch (GeneralSecurityException e) {
            throw new IllegalStateException("this Java runtime cannot make P-256 keys", e);
        }
    }

    X509Certificate authority(KeyPair keys, Instant now, Duration lifetime) {
        X500Principal name = new X500Principal("CN=Fleetgate CA");
        try {
            JcaX509ExtensionUtils identifiers = new JcaX509ExtensionUtils();
            X509v3CertificateBuilder builder = builder(name, name, keys.getPublic(), now, now.plus(lifetime));
            builder.addExtension(Extension.basicConstraints, true, new BasicConstraints(0));
            builder.addExtension(Extension.keyUsage, true, new KeyUsage(KeyUsage.keyCertSign | KeyUsage.cRLSign));
            builder.addExtension(
                    Extension.subjectKeyIdentifier, false, identifiers.createSubjectKeyIdentifier(keys.getPublic()));
            return sign(builder, keys.getPrivate());
        } catch (GeneralSecurityException | IOException | OperatorCreationException e) {
            throw new IllegalStateException("this Java runtime cannot issue a CA certificate", e);
        }
    }

    /** A certificate never outlives its issuer. */
    X509Certificate serving(
            CertificateAuthority issuer, PublicKey key, SubjectAltNames names, Instant now, Duration lifetime) {
        Instant wanted = now.plus(lifetime);
        Instant last = issuer.certificate().getNotAfter().toInstant();
        X500Principal subject = new X500Principal("CN=Fleetgate serving");
        X500Principal issuerName = issuer.certificate().getSubjectX500Principal();
        try {
            JcaX509ExtensionUtils identifiers = new JcaX509ExtensionUtils();
            X509v3CertificateBuilder builder =
                    builder(issuerName, subject, key, now, wanted.isBefore(last) ? wanted : last);
            builder.addExtension(Extension.basicConstraints, true, new BasicConstraints(false));
            builder.addExtension(Extension.keyUsage, true, new KeyUsage(KeyUsage.digitalSignature));
            builder.addExtension(
                    Extension.extendedKeyUsage, false, new ExtendedKeyUsage(KeyPurposeId.id_kp_serverAuth));
            builder.addExtension(Extension.subjectAlternativeName, false, generalNames(names));
            builder.addExtension(Extension.subjectKeyIdentifier, false, identifiers.createSubjectKeyIdentifier(key));
            builder.addExtension(Extension.authorityKeyIdentifier, false, keyIdentifier(issuer, identifiers));
            return sign(builder, issuer.key());
        } catch (GeneralSecurityException | IOException | OperatorCreationException e) {
            throw new IllegalStateException("this Java runtime cannot issue a serving certificate", e);
        }
    }

    private X509v3CertificateBuilder builder(
            X500Principal issuer, X500Principal subject, PublicKey key, Instant now, Instant notAfter) {
        Instant notBefore = now.minus(CLOCK_SKEW).truncatedTo(ChronoUnit.SECONDS);
        return new JcaX509v3CertificateBuilder(
                issuer,
                new BigInteger(SERIAL_BITS, random),
                Date.from(notBefore),
                Date.from(notAfter.truncatedTo(ChronoUnit.SECONDS)),
                subject,
                key);
    }

    private X509Certificate sign(X509v3CertificateBuilder builder, PrivateKey key)
            throws GeneralSecurityException, OperatorCreationException {
        return new JcaX509CertificateConverter()
                .getCertificate(builder.build(new JcaContentSignerBuilder(Signatures.algorithm(key)).build(key)));
    }

    /** What the issuer calls its key itself; clients compare the two byte by byte. */
    private static AuthorityKeyIdentifier keyIdentifier(CertificateAuthority issuer, JcaX509ExtensionUtils identifiers)
            throws GeneralSecurityException {
        SubjectKeyIdentifier own =
                SubjectKeyIdentifier.fromExtensions(new JcaX509CertificateHolder(issuer.certificate()).getExtensions());
        return own == null
                ? identifiers.createAuthorityKeyIdentifier(issuer.certificate().getPublicKey())
                : new AuthorityKeyIdentifier(own.getKeyIdentifier());
    }

    private static GeneralNames generalNames(SubjectAltNames names) {
        List<GeneralName> all = new ArrayList<>();
        for (String dnsName : names.dnsNames()) {
            all.add(new GeneralName(GeneralName.dNSName, dnsName));
        }
        for (InetAddress address : names.addresses()) {
            all.add(new GeneralName(GeneralName.iPAddress, new DEROctetString(address.getAddress())));
        }
        return new GeneralNames(all.toArray(GeneralName[]::new));
    }
}
