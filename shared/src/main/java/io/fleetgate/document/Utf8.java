package io.fleetgate.document;

import io.fleetgate.problem.Reason;
import java.nio.ByteBuffer;
import java.nio.CharBuffer;
import java.nio.charset.CoderResult;
import java.nio.charset.CodingErrorAction;
import java.nio.charset.StandardCharsets;
import java.util.HexFormat;

/** Decodes text strictly: a byte that is not UTF-8 is named, not replaced. */
final class Utf8 {
    private Utf8() {}

    /** The text, with its byte order mark if it has one. */
    static String decode(byte[] bytes) throws Unreadable {
        ByteBuffer in = ByteBuffer.wrap(bytes);
        CharBuffer out = CharBuffer.allocate(bytes.length);
        CoderResult result = StandardCharsets.UTF_8
                .newDecoder()
                .onMalformedInput(CodingErrorAction.REPORT)
                .decode(in, out, true);
        if (result.isError()) {
            throw malformed(bytes, in.position());
        }
        out.flip();
        return out.toString();
    }

    private static Unreadable malformed(byte[] bytes, int position) {
        boolean wide = bytes.length > 1 && ((bytes[0] & bytes[1]) & 0xFE) == 0xFE && bytes[0] != bytes[1];
        int line = 1;
        for (int i = 0; i < position; i++) {
            line += bytes[i] == '\n' ? 1 : 0;
        }
        String octet = HexFormat.of().withUpperCase().toHexDigits(bytes[position]);
        return new Unreadable(
                line,
                Reason.SYNTAX,
                wide
                        ? "is UTF-16, not UTF-8"
                        : "has the byte 0x" + octet + " at offset " + position + ", which is not UTF-8",
                "save it as UTF-8");
    }

    /** The text with every half of a surrogate pair replaced that stands alone, as Go does where JSON escapes one. */
    static String wellFormed(String text) {
        return text.chars().noneMatch(c -> Character.isSurrogate((char) c))
                ? text
                : text.codePoints()
                        .map(c -> isHalf(c) ? '\uFFFD' : c)
                        .collect(StringBuilder::new, StringBuilder::appendCodePoint, StringBuilder::append)
                        .toString();
    }

    static boolean isWellFormed(String text) {
        return text.codePoints().noneMatch(Utf8::isHalf);
    }

    private static boolean isHalf(int codePoint) {
        return codePoint >= Character.MIN_SURROGATE && codePoint <= Character.MAX_SURROGATE;
    }
}
