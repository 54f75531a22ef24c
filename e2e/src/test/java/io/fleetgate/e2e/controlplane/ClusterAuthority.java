package io.fleetgate.e2e.controlplane;

import java.io.IOException;
import java.io.StringWriter;
import java.math.BigInteger;
import java.security.GeneralSecurityException;
import java.security.KeyPair;
import java.security.KeyPairGenerator;
import java.security.PrivateKey;
import java.security.SecureRandom;
import java.security.spec.ECGenParameterSpec;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Date;
import java.util.List;
import org.bouncycastle.asn1.x500.X500Name;
import org.bouncycastle.asn1.x509.BasicConstraints;
import org.bouncycastle.asn1.x509.ExtendedKeyUsage;
import org.bouncycastle.asn1.x509.Extension;
import org.bouncycastle.asn1.x509.GeneralName;
import org.bouncycastle.asn1.x509.GeneralNames;
import org.bouncycastle.asn1.x509.KeyPurposeId;
import org.bouncycastle.asn1.x509.KeyUsage;
import org.bouncycastle.cert.X509CertificateHolder;
import org.bouncycastle.cert.X509v3CertificateBuilder;
import org.bouncycastle.cert.jcajce.JcaX509v3CertificateBuilder;
import org.bouncycastle.openssl.jcajce.JcaPEMWriter;
import org.bouncycastle.openssl.jcajce.JcaPKCS8Generator;
import org.bouncycastle.operator.OperatorCreationException;
import org.bouncycastle.operator.jcajce.JcaContentSignerBuilder;

/** The CA of one control plane: it vouches for the API server to its clients, and for its clients to the API server. */
final class ClusterAuthority {
    private static final X500Name NAME = new X500Name("CN=e2e-control-plane");
    private static final Duration CLOCK_SKEW = Duration.ofMinutes(5);
    private static final Duration LIFETIME = Duration.ofDays(1);

    private final SecureRandom random = new SecureRandom();
    private final KeyPair keys;
    private final X509CertificateHolder certificate;

    ClusterAuthority() throws GeneralSecurityException, IOException, OperatorCreationException {
        keys = newKeys();
        certificate = sign(builder(NAME, keys)
                .addExtension(Extension.basicConstraints, true, new BasicConstraints(true))
                .addExtension(Extension.keyUsage, true, new KeyUsage(KeyUsage.keyCertSign | KeyUsage.cRLSign)));
    }

    /** The CA's certificate in PEM. */
    String certificate() throws IOException {
        return pem(certificate);
    }

    /** A certificate for a server under these IP addresses and DNS names. */
    Credential server(List<String> addresses, List<String> names)
            throws GeneralSecurityException, IOException, OperatorCreationException {
        var alternatives = new ArrayList<GeneralName>();
        addresses.forEach(address -> alternatives.add(new GeneralName(GeneralName.iPAddress, address)));
        names.forEach(name -> alternatives.add(new GeneralName(GeneralName.dNSName, name)));
        var subject = newKeys();
        return credential(
                subject,
                builder(new X500Name("CN=" + names.getFirst()), subject)
                        .addExtension(
                                Extension.extendedKeyUsage, false, new ExtendedKeyUsage(KeyPurposeId.id_kp_serverAuth))
                        .addExtension(
                                Extension.subjectAlternativeName,
                                false,
                                new GeneralNames(alternatives.toArray(GeneralName[]::new))));
    }

    /** A certificate for a client; the API server reads CN as the user's name and O as its group. */
    Credential client(String subjectName) throws GeneralSecurityException, IOException, OperatorCreationException {
        var subject = newKeys();
        return credential(
                subject,
                builder(new X500Name(subjectName), subject)
                        .addExtension(
                                Extension.extendedKeyUsage,
                                false,
                                new ExtendedKeyUsage(KeyPurposeId.id_kp_clientAuth)));
    }

    /** A key pair that no certificate belongs to, for signing the tokens of ServiceAccounts. */
    static TokenKeys tokenKeys() throws GeneralSecurityException, IOException {
        var pair = newKeys();
        return new TokenKeys(pem(pair.getPublic()), pem(pair.getPrivate()));
    }

    private Credential credential(KeyPair subject, X509v3CertificateBuilder builder)
            throws IOException, OperatorCreationException {
        return new Credential(pem(sign(builder)), pem(subject.getPrivate()));
    }

    private X509v3CertificateBuilder builder(X500Name subject, KeyPair subjectKeys) {
        var now = Instant.now();
        return new JcaX509v3CertificateBuilder(
                NAME,
                new BigInteger(64, random),
                Date.from(now.minus(CLOCK_SKEW)),
                Date.from(now.plus(LIFETIME)),
                subject,
                subjectKeys.getPublic());
    }

    private X509CertificateHolder sign(X509v3CertificateBuilder builder) throws OperatorCreationException {
        return builder.build(new JcaContentSignerBuilder("SHA256withECDSA").build(keys.getPrivate()));
    }

    private static KeyPair newKeys() throws GeneralSecurityException {
        var generator = KeyPairGenerator.getInstance("EC");
        generator.initialize(new ECGenParameterSpec("secp256r1"));
        return generator.generateKeyPair();
    }

    private static String pem(PrivateKey key) throws IOException {
        // PKCS#8: the SEC1 form that the writer chooses for a key of the JDK lacks the curve, and Go refuses it.
        return pem(new JcaPKCS8Generator(key, null));
    }

    private static String pem(Object object) throws IOException {
        var text = new StringWriter();
        try (var writer = new JcaPEMWriter(text)) {
            writer.writeObject(object);
        }
        return text.toString();
    }

    /** A certificate and its private key, both in PEM. */
    record Credential(String certificate, String privateKey) {}

    /** The two halves of a key pair, both in PEM. */
    record TokenKeys(String publicKey, String privateKey) {}
}
