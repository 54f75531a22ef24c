package io.fleetgate.document;

import io.fleetgate.problem.Reason;
import java.nio.ByteBuffer;
import java.nio.CharBuffer;
import java.nio.charset.CharsetDecoder;
import java.nio.charset.CoderResult;
import java.nio.charset.CodingErrorAction;
import java.nio.charset.StandardCharsets;
import java.util.HexFormat;

/** Decodes text strictly: a byte that is not UTF-8 is named, not replaced. */
final class Utf8 {
    private static final int PIECE = 8192;

    private Utf8() {}

    /** The text, with its byte order mark if it has one. */
    static String decode(byte[] bytes, int length) throws Unreadable {
        check(bytes, length);
        return new String(bytes, 0, length, StandardCharsets.UTF_8);
    }

    /** Finds the first byte that is not UTF-8, piece by piece, so that the text is held in memory only once. */
    private static void check(byte[] bytes, int length) throws Unreadable {
        CharsetDecoder decoder = StandardCharsets.UTF_8.newDecoder().onMalformedInput(CodingErrorAction.REPORT);
        ByteBuffer in = ByteBuffer.wrap(bytes, 0, length);
        CharBuffer piece = CharBuffer.allocate(PIECE);
        CoderResult result = CoderResult.OVERFLOW;
        while (result.isOverflow()) {
            result = decoder.decode(in, piece.clear(), true);
        }
        if (result.isError()) {
            throw malformed(bytes, length, in.position());
        }
    }

    private static Unreadable malformed(byte[] bytes, int length, int position) {
        boolean wide = length > 1 && ((bytes[0] & bytes[1]) & 0xFE) == 0xFE && bytes[0] != bytes[1];
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
