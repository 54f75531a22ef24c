package io.fleetgate.certs.pem;

import io.fleetgate.certs.pem.PemContent.Decoded;
import io.fleetgate.certs.pem.PemContent.Unreadable;
import java.io.IOException;
import java.io.StringReader;
import java.util.ArrayList;
import java.util.Base64;
import java.util.List;
import java.util.stream.Collectors;
import org.bouncycastle.util.encoders.DecoderException;
import org.bouncycastle.util.io.pem.PemObject;
import org.bouncycastle.util.io.pem.PemReader;

/** The blocks of a PEM text in their order. Text around them is skipped, as every other reader of PEM does. */
final class PemBlocks {
    private static final String BYTE_ORDER_MARK = "\uFEFF";
    private static final Base64.Encoder BODY = Base64.getMimeEncoder(64, new byte[] {'\n'});

    private PemBlocks() {}

    static PemContent<List<PemObject>> read(String text) {
        List<PemObject> blocks = new ArrayList<>();
        try (PemReader reader = new PemReader(new StringReader(withoutByteOrderMark(text)))) {
            for (PemObject block = reader.readPemObject(); block != null; block = reader.readPemObject()) {
                blocks.add(block);
            }
        } catch (IOException | DecoderException damaged) {
            return new Unreadable<>(
                    "holds a damaged PEM block (number " + (blocks.size() + 1) + ")",
                    "copy it again in full, from the BEGIN line to the END line");
        }
        return blocks.isEmpty()
                ? new Unreadable<>("holds no PEM block", "write it in PEM form, with a BEGIN and an END line")
                : new Decoded<>(List.copyOf(blocks));
    }

    static String write(String type, byte[] content) {
        return "-----BEGIN " + type + "-----\n" + BODY.encodeToString(content) + "\n-----END " + type + "-----\n";
    }

    static String types(List<PemObject> blocks) {
        return blocks.stream().map(PemObject::getType).distinct().collect(Collectors.joining(", "));
    }

    private static String withoutByteOrderMark(String text) {
        return text.startsWith(BYTE_ORDER_MARK) ? text.substring(1) : text;
    }
}
