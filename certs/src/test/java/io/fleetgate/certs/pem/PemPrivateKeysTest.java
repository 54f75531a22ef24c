package io.fleetgate.certs.pem;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;
import static org.junit.jupiter.params.provider.Arguments.argumentSet;

import io.fleetgate.certs.pem.PemContent.Decoded;
import io.fleetgate.certs.pem.PemContent.Unreadable;
import java.math.BigInteger;
import java.security.GeneralSecurityException;
import java.security.KeyPair;
import java.security.PrivateKey;
import java.security.Signature;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;
import org.bouncycastle.asn1.pkcs.PrivateKeyInfo;
import org.bouncycastle.asn1.sec.ECPrivateKey;
import org.bouncycastle.asn1.sec.SECNamedCurves;
import org.bouncycastle.asn1.sec.SECObjectIdentifiers;
import org.bouncycastle.asn1.x509.AlgorithmIdentifier;
import org.bouncycastle.asn1.x9.X962Parameters;
import org.bouncycastle.asn1.x9.X9ObjectIdentifiers;
import org.bouncycastle.jce.provider.BouncyCastleProvider;
import org.bouncycastle.openssl.jcajce.JcaMiscPEMGenerator;
import org.bouncycastle.openssl.jcajce.JcaPKCS8Generator;
import org.bouncycastle.openssl.jcajce.JceOpenSSLPKCS8EncryptorBuilder;
import org.bouncycastle.openssl.jcajce.JcePEMEncryptorBuilder;
import org.bouncycastle.operator.OperatorCreationException;
import org.bouncycastle.util.io.pem.PemObject;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

class PemPrivateKeysTest {
    private static final KeyPair RSA = PemText.rsa();
    private static final KeyPair P256 = PemText.ec("secp256r1");
    private static final KeyPair P384 = PemText.ec("secp384r1");
    private static final KeyPair P521 = PemText.ec("secp521r1");
    private static final KeyPair ED25519 = PemText.ed25519();

    @ParameterizedTest
    @MethodSource("everyFormInEveryDress")
    void loadsEveryFormHoweverItWasSaved(String pem, KeyPair original) throws GeneralSecurityException {
        PemContent<PrivateKey> content = PemPrivateKeys.read(pem);

        assertThat(content).isInstanceOf(Decoded.class);
        assertThat(signsLike(original, ((Decoded<PrivateKey>) content).value())).isTrue();
    }

    @ParameterizedTest
    @MethodSource("everyForm")
    void readsBackWhatItWrites(String pem, KeyPair original) {
        PrivateKey key = ((Decoded<PrivateKey>) PemPrivateKeys.read(pem)).value();

        String written = PemPrivateKeys.write(key);

        assertThat(written).startsWith("-----BEGIN PRIVATE KEY-----\n").endsWith("\n-----END PRIVATE KEY-----\n");
        assertThat(PemPrivateKeys.read(written)).isEqualTo(new Decoded<>(key));
    }

    @Test
    void takesTheCurveFromEcParametersWhenTheKeyNamesNone() throws GeneralSecurityException {
        String pem = PemText.curve(P384.getPrivate()) + PemText.sec1WithoutCurve(P384.getPrivate());

        PemContent<PrivateKey> content = PemPrivateKeys.read(pem);

        assertThat(content).isInstanceOf(Decoded.class);
        assertThat(signsLike(P384, ((Decoded<PrivateKey>) content).value())).isTrue();
    }

    @ParameterizedTest
    @MethodSource("refusedForms")
    void refusesAnUnsupportedFormByItsName(String pem, String message) {
        PemContent<PrivateKey> content = PemPrivateKeys.read(pem);

        assertThat(content).isInstanceOfSatisfying(Unreadable.class, refused -> {
            assertThat(refused.message()).isEqualTo(message);
            assertThat(refused.fix()).isNotBlank();
        });
    }

    @ParameterizedTest
    @MethodSource("everyForm")
    void answersDamagedContentWithAValueAndNeverThrows(String pem, KeyPair original) {
        PemObject whole =
                ((Decoded<List<PemObject>>) PemBlocks.read(pem)).value().getLast();
        Random random = new Random(25);

        for (int round = 0; round < 500; round++) {
            byte[] damaged = Arrays.copyOf(whole.getContent(), whole.getContent().length - random.nextInt(3));
            damaged[random.nextInt(Math.min(60, damaged.length))] ^= (byte) (1 + random.nextInt(255));
            String text = PemText.block(whole.getType(), damaged);

            assertThatCode(() -> PemPrivateKeys.read(text)).doesNotThrowAnyException();
        }
    }

    static Stream<Arguments> everyForm() {
        return Stream.of(
                argumentSet("RSA as PKCS#8", PemText.pkcs8(RSA.getPrivate()), RSA),
                argumentSet("RSA as PKCS#1", PemText.pkcs1(RSA.getPrivate()), RSA),
                argumentSet("P-256 as PKCS#8", PemText.pkcs8(P256.getPrivate()), P256),
                argumentSet("P-256 as SEC1", PemText.sec1(P256.getPrivate()), P256),
                argumentSet("P-256 as SEC1, EC PARAMETERS", PemText.sec1WithParameters(P256.getPrivate()), P256),
                argumentSet("P-384 as SEC1", PemText.sec1(P384.getPrivate()), P384),
                argumentSet("P-521 as PKCS#8", PemText.pkcs8(P521.getPrivate()), P521),
                argumentSet("P-521 as SEC1", PemText.sec1(P521.getPrivate()), P521),
                argumentSet("Ed25519 as PKCS#8", PemText.pkcs8(ED25519.getPrivate()), ED25519));
    }

    static Stream<Arguments> everyFormInEveryDress() {
        return everyForm()
                .flatMap(form -> dresses().map(dress -> {
                    Object[] row = form.get();
                    String name = ((Arguments.ArgumentSet) form).getName() + ", " + dress.name();
                    return argumentSet(name, dress.change().apply((String) row[0]), row[1]);
                }));
    }

    static Stream<Arguments> refusedForms() throws Exception {
        String explicit = PemText.block(
                "PRIVATE KEY",
                new PrivateKeyInfo(
                                new AlgorithmIdentifier(
                                        X9ObjectIdentifiers.id_ecPublicKey,
                                        new X962Parameters(SECNamedCurves.getByName("secp256r1"))),
                                ECPrivateKey.getInstance(PrivateKeyInfo.getInstance(
                                                P256.getPrivate().getEncoded())
                                        .parsePrivateKey()))
                        .getEncoded());
        String notSupported = ", which is not supported";
        return Stream.of(
                argumentSet(
                        "PKCS#8 with a passphrase",
                        encryptedPkcs8(),
                        "holds a key that is encrypted with a passphrase (ENCRYPTED PRIVATE KEY)"),
                argumentSet(
                        "PKCS#1 with a passphrase",
                        encryptedPkcs1(),
                        "holds a key that is encrypted with a passphrase (RSA PRIVATE KEY)"),
                argumentSet(
                        "OpenSSH",
                        PemText.block("OPENSSH PRIVATE KEY", new byte[] {1, 2, 3}),
                        "holds a key in the form OPENSSH PRIVATE KEY" + notSupported),
                argumentSet(
                        "Ed448",
                        PemText.pkcs8(PemText.keys("Ed448", null).getPrivate()),
                        "holds a key with the algorithm ED448" + notSupported),
                argumentSet(
                        "a curve of another world", secp256k1(), "holds a key with the curve secp256k1" + notSupported),
                argumentSet(
                        "explicit parameters", explicit, "holds a key with explicit curve parameters" + notSupported),
                argumentSet(
                        "SEC1 without a curve",
                        PemText.sec1WithoutCurve(P384.getPrivate()),
                        "holds a key with no curve named" + notSupported),
                argumentSet(
                        "no DER inside",
                        PemText.block("PRIVATE KEY", new byte[] {1, 2, 3}),
                        "holds a private key whose content is damaged"),
                argumentSet(
                        "two keys",
                        PemText.pkcs8(P256.getPrivate()) + PemText.pkcs8(RSA.getPrivate()),
                        "holds 2 private keys"),
                argumentSet(
                        "a certificate in its place",
                        PemText.block("CERTIFICATE", new byte[] {1}),
                        "holds no private key (it holds: CERTIFICATE)"),
                argumentSet("an empty file", "", "holds no PEM block"),
                argumentSet("binary DER", "0\u0082\u0001\"0\r", "holds no PEM block"),
                argumentSet(
                        "a copy cut short",
                        PemText.pkcs8(P256.getPrivate()).substring(0, 100),
                        "holds a damaged PEM block (number 1)"));
    }

    private static Stream<Dress> dresses() {
        return Stream.of(
                new Dress("as written", text -> text),
                new Dress("with CRLF line ends", text -> text.replace("\n", "\r\n")),
                new Dress("with text before BEGIN", text -> "Bag Attributes\n    friendlyName: tls\n\n" + text),
                new Dress("with text after END", text -> text + "\nissued by the platform team\n"),
                new Dress("with a byte order mark", text -> "\uFEFF" + text),
                new Dress("with blanks at line ends", text -> text.replace("\n", "  \n")),
                new Dress("without a final line end", String::stripTrailing));
    }

    private static boolean signsLike(KeyPair original, PrivateKey key) throws GeneralSecurityException {
        String algorithm = switch (key.getAlgorithm()) {
            case "EC" -> "SHA256withECDSA";
            case "RSA" -> "SHA256withRSA";
            default -> key.getAlgorithm();
        };
        Signature signature = Signature.getInstance(algorithm);
        signature.initSign(key);
        byte[] signed = signature.sign();
        signature.initVerify(original.getPublic());
        return signature.verify(signed);
    }

    private static String encryptedPkcs8() throws OperatorCreationException {
        var encryptor = new JceOpenSSLPKCS8EncryptorBuilder(JcaPKCS8Generator.AES_256_CBC)
                .setProvider(new BouncyCastleProvider())
                .setPassword("secret".toCharArray())
                .build();
        return PemText.write(() -> new JcaPKCS8Generator(P256.getPrivate(), encryptor));
    }

    private static String encryptedPkcs1() {
        return PemText.write(() -> new JcaMiscPEMGenerator(
                RSA.getPrivate(),
                new JcePEMEncryptorBuilder("AES-128-CBC")
                        .setProvider(new BouncyCastleProvider())
                        .build("secret".toCharArray())));
    }

    private static String secp256k1() throws Exception {
        var curve = new AlgorithmIdentifier(X9ObjectIdentifiers.id_ecPublicKey, SECObjectIdentifiers.secp256k1);
        var key = new ECPrivateKey(256, BigInteger.TWO);
        return PemText.block("PRIVATE KEY", new PrivateKeyInfo(curve, key).getEncoded());
    }

    private record Dress(String name, UnaryOperator<String> change) {}
}
