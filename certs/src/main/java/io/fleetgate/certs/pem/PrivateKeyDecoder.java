package io.fleetgate.certs.pem;

import io.fleetgate.certs.pem.PemContent.Decoded;
import io.fleetgate.certs.pem.PemContent.Unreadable;
import java.io.IOException;
import java.security.KeyFactory;
import java.security.NoSuchAlgorithmException;
import java.security.PrivateKey;
import java.security.spec.InvalidKeySpecException;
import java.security.spec.PKCS8EncodedKeySpec;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import org.bouncycastle.asn1.ASN1Encodable;
import org.bouncycastle.asn1.ASN1ObjectIdentifier;
import org.bouncycastle.asn1.ASN1Primitive;
import org.bouncycastle.asn1.DERNull;
import org.bouncycastle.asn1.pkcs.PKCSObjectIdentifiers;
import org.bouncycastle.asn1.pkcs.PrivateKeyInfo;
import org.bouncycastle.asn1.sec.ECPrivateKey;
import org.bouncycastle.asn1.sec.SECObjectIdentifiers;
import org.bouncycastle.asn1.x509.AlgorithmIdentifier;
import org.bouncycastle.asn1.x9.ECNamedCurveTable;
import org.bouncycastle.asn1.x9.X9ObjectIdentifiers;
import org.bouncycastle.operator.DefaultAlgorithmNameFinder;
import org.jspecify.annotations.Nullable;

/**
 * The three encodings of a private key, brought to PKCS#8 and then to a key of the JDK. Algorithms and curves are those
 * that both the JDK and the API server speak in TLS; another one is refused by its name, not by an ASN.1 message.
 */
final class PrivateKeyDecoder {
    static final String SUPPORTED = "use an RSA, EC (P-256, P-384, P-521) or Ed25519 key as PKCS#8, PKCS#1 or SEC1";

    /** RFC 8410, section 3. */
    private static final ASN1ObjectIdentifier ED25519 = new ASN1ObjectIdentifier("1.3.101.112");

    private static final Map<ASN1ObjectIdentifier, String> ALGORITHMS = Map.of(
            PKCSObjectIdentifiers.rsaEncryption, "RSA", X9ObjectIdentifiers.id_ecPublicKey, "EC", ED25519, "Ed25519");
    private static final Set<ASN1ObjectIdentifier> CURVES =
            Set.of(SECObjectIdentifiers.secp256r1, SECObjectIdentifiers.secp384r1, SECObjectIdentifiers.secp521r1);

    private PrivateKeyDecoder() {}

    static PemContent<PrivateKey> pkcs8(byte[] der) {
        return decode(() -> PrivateKeyInfo.getInstance(der));
    }

    static PemContent<PrivateKey> pkcs1(byte[] der) {
        AlgorithmIdentifier rsa = new AlgorithmIdentifier(PKCSObjectIdentifiers.rsaEncryption, DERNull.INSTANCE);
        return decode(() -> new PrivateKeyInfo(rsa, ASN1Primitive.fromByteArray(der)));
    }

    /** A SEC1 key names its curve itself, or leaves that to the {@code EC PARAMETERS} before it (empty: none). */
    static PemContent<PrivateKey> sec1(byte[] der, byte[] parameters) {
        return decode(() -> {
            ECPrivateKey key = ECPrivateKey.getInstance(der);
            ASN1Encodable own = key.getParametersObject();
            ASN1Encodable curve = own == null && parameters.length > 0 ? ASN1Primitive.fromByteArray(parameters) : own;
            return new PrivateKeyInfo(new AlgorithmIdentifier(X9ObjectIdentifiers.id_ecPublicKey, curve), key);
        });
    }

    private static PemContent<PrivateKey> decode(Encoding encoding) {
        try {
            PrivateKeyInfo info = encoding.parse();
            String unsupported = unsupported(info.getPrivateKeyAlgorithm());
            if (unsupported != null) {
                return new Unreadable<>("holds a key with " + unsupported + ", which is not supported", SUPPORTED);
            }
            return new Decoded<>(key(info));
        } catch (IOException | InvalidKeySpecException | IllegalArgumentException | IllegalStateException malformed) {
            return new Unreadable<>(
                    "holds a private key whose content is damaged", "copy it again in full, or have a new one issued");
        }
    }

    private static @Nullable String unsupported(AlgorithmIdentifier id) {
        ASN1ObjectIdentifier algorithm = id.getAlgorithm();
        if (!ALGORITHMS.containsKey(algorithm)) {
            return "the algorithm " + new DefaultAlgorithmNameFinder().getAlgorithmName(algorithm);
        }
        return algorithm.equals(X9ObjectIdentifiers.id_ecPublicKey) ? unsupportedCurve(id.getParameters()) : null;
    }

    private static @Nullable String unsupportedCurve(@Nullable ASN1Encodable parameters) {
        return switch (parameters) {
            case null -> "no curve named";
            case ASN1ObjectIdentifier curve when CURVES.contains(curve) -> null;
            case ASN1ObjectIdentifier curve ->
                "the curve " + Objects.requireNonNullElse(ECNamedCurveTable.getName(curve), curve.getId());
            default -> "explicit curve parameters";
        };
    }

    private static PrivateKey key(PrivateKeyInfo info) throws IOException, InvalidKeySpecException {
        String algorithm = Objects.requireNonNull(
                ALGORITHMS.get(info.getPrivateKeyAlgorithm().getAlgorithm()));
        try {
            return KeyFactory.getInstance(algorithm).generatePrivate(new PKCS8EncodedKeySpec(info.getEncoded()));
        } catch (NoSuchAlgorithmException e) {
            throw new UnsupportedOperationException("this Java runtime lacks the algorithm " + algorithm, e);
        }
    }

    private interface Encoding {
        PrivateKeyInfo parse() throws IOException;
    }
}
