package io.fleetgate.webhook.http;

import static java.nio.charset.StandardCharsets.US_ASCII;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class PackedAnswerTest {
    private static final int MEBIBYTE = 1024 * 1024;

    @ParameterizedTest
    @ValueSource(ints = {0, 1, MEBIBYTE - 1, MEBIBYTE, MEBIBYTE + 1, 5 * MEBIBYTE})
    void whatWasWrittenIsReadAfterItsBeginning(int length) throws IOException {
        byte[] rest = text(length);

        PackedAnswer answer = PackedAnswer.of(out -> {
            for (int i = 0; i < length; i += 7_000) {
                out.write(rest, i, Math.min(7_000, length - i));
            }
            return bytes("beginning ");
        });

        assertThat(read(answer)).isEqualTo(bytes("beginning " + new String(rest, US_ASCII)));
    }

    @ParameterizedTest
    @ValueSource(ints = {20 * MEBIBYTE})
    void aLargeAnswerThatRepeatsItselfTakesAFractionOfItsLength(int length) throws IOException {
        PackedAnswer answer = PackedAnswer.of(out -> {
            out.write(text(length));
            return new byte[0];
        });

        assertThat(answer.size()).isBetween((long) MEBIBYTE, 2L * MEBIBYTE);
    }

    private static byte[] read(PackedAnswer answer) throws IOException {
        ByteArrayOutputStream read = new ByteArrayOutputStream();
        answer.writeTo(read);
        return read.toByteArray();
    }

    private static byte[] text(int length) {
        return bytes("one target after the other; ".repeat(length / 28 + 1).substring(0, length));
    }

    private static byte[] bytes(String text) {
        return text.getBytes(US_ASCII);
    }
}
