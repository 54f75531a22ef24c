package io.fleetgate.certs.pem;

import java.io.IOException;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import java.security.GeneralSecurityException;
import java.security.KeyPair;
import java.security.KeyPairGenerator;
import java.security.PrivateKey;
import java.security.spec.ECGenParameterSpec;
import java.security.spec.RSAKeyGenParameterSpec;
import org.bouncycastle.asn1.ASN1Encodable;
import org.bouncycastle.asn1.pkcs.PrivateKeyInfo;
import org.bouncycastle.asn1.sec.ECPrivateKey;
import org.bouncycastle.openssl.jcajce.JcaMiscPEMGenerator;
import org.bouncycastle.openssl.jcajce.JcaPKCS8Generator;
import org.bouncycastle.util.io.pem.PemObject;
import org.bouncycastle.util.io.pem.PemObjectGenerator;
import org.bouncycastle.util.io.pem.PemWriter;

/** Keys, and the PEM texts that other tools write for them. */
public final class PemText {
    private PemText() {}

    public static KeyPair rsa() {
        return keys("RSA", null);
    }

    public static KeyPair ec(String curve) {
        return keys("EC", curve);
    }

    public static KeyPair ed25519() {
        return keys("Ed25519", null);
    }

    public static KeyPair keys(String algorithm, String curve) {
        try {
            KeyPairGenerator generator = KeyPairGenerator.getInstance(algorithm);
            if (curve != null) {
                generator.initialize(new ECGenParameterSpec(curve));
            } else if (algorithm.equals("RSA")) {
                generator.initialize(new RSAKeyGenParameterSpec(2048, RSAKeyGenParameterSpec.F4));
            }
            return generator.generateKeyPair();
        } catch (GeneralSecurityException e) {
            throw new IllegalStateException(e);
        }
    }

    public static String pkcs8(PrivateKey key) {
        return write(() -> new JcaPKCS8Generator(key, null));
    }

    /** PKCS#1, as {@code openssl genrsa -traditional} writes it. */
    public static String pkcs1(PrivateKey key) {
        return write(() -> new JcaMiscPEMGenerator(key));
    }

    /** The curve inside and in a block before it, as {@code openssl ecparam -genkey} writes it. */
    public static String sec1WithParameters(PrivateKey key) {
        return curve(key) + sec1(key);
    }

    /** The curve inside, as {@code openssl ecparam -genkey -noout} writes it. */
    public static String sec1(PrivateKey key) {
        try {
            PrivateKeyInfo info = PrivateKeyInfo.getInstance(key.getEncoded());
            ECPrivateKey bare = ECPrivateKey.getInstance(info.parsePrivateKey());
            int bits = 8 * bare.getPrivateKey().getOctetsLength();
            ASN1Encodable curve = info.getPrivateKeyAlgorithm().getParameters();
            return block("EC PRIVATE KEY", new ECPrivateKey(bits, bare.getKey(), curve).getEncoded());
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** The curve left out, as BouncyCastle writes it. */
    static String sec1WithoutCurve(PrivateKey key) {
        return write(() -> new JcaMiscPEMGenerator(key));
    }

    static String curve(PrivateKey key) {
        return write(() -> new PemObject(
                "EC PARAMETERS",
                PrivateKeyInfo.getInstance(key.getEncoded())
                        .getPrivateKeyAlgorithm()
                        .getParameters()
                        .toASN1Primitive()
                        .getEncoded()));
    }

    public static String block(String type, byte[] content) {
        return write(() -> new PemObject(type, content));
    }

    static String write(Block block) {
        StringWriter text = new StringWriter();
        try (PemWriter writer = new PemWriter(text)) {
            writer.writeObject(block.generator());
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return text.toString();
    }

    interface Block {
        PemObjectGenerator generator() throws IOException;
    }
}
