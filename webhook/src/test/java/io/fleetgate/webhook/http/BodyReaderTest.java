package io.fleetgate.webhook.http;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.util.Arrays;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class BodyReaderTest {
    private static final int LIMIT = 1 << 20;
    private static final int UNDECLARED = -1;

    private final BodyReader reader = new BodyReader(LIMIT, 3);

    @ParameterizedTest
    @ValueSource(ints = {0, 1, 65_535, 65_536, 65_537, 200_000, LIMIT})
    void aBodyUpToTheLimitIsReadWholeWhetherDeclaredOrNot(int length) throws IOException {
        byte[] sent = new byte[length];
        Arrays.fill(sent, (byte) 'x');

        try (Body declared = reader.read(new ByteArrayInputStream(sent), length);
                Body chunked = reader.read(new ByteArrayInputStream(sent), UNDECLARED)) {
            assertThat(Arrays.copyOf(declared.buffer(), declared.length())).isEqualTo(sent);
            assertThat(Arrays.copyOf(chunked.buffer(), chunked.length())).isEqualTo(sent);
        }
    }

    @Test
    void aDeclaredLengthBeyondTheLimitIsRefusedUnread() {
        ByteArrayInputStream unread = new ByteArrayInputStream(new byte[10]);

        assertRefused(unread, LIMIT + 1L, "BodyTooLarge");
        assertThat(unread.available()).isEqualTo(10);
    }

    @Test
    void anUndeclaredLengthIsRefusedAtTheFirstByteTooMany() {
        ByteArrayInputStream endless = new ByteArrayInputStream(new byte[10 * LIMIT]);

        assertRefused(endless, UNDECLARED, "BodyTooLarge");
        assertThat(endless.available()).isEqualTo(9 * LIMIT - 1);
    }

    @Test
    void largeBodiesShareAFixedAmountOfMemoryAndGiveItBack() throws IOException {
        Body first = read(LIMIT);
        Body second = read(LIMIT);
        Body third = read(LIMIT);

        assertRefused(new ByteArrayInputStream(new byte[LIMIT]), LIMIT, "Overloaded");
        read(1000).close();
        first.close();
        second.close();
        third.close();
        read(LIMIT).close();
    }

    @Test
    void aBodyThatIsOnlyAnnouncedTakesNothingFromOthers() throws IOException {
        for (int i = 0; i < 10; i++) {
            reader.read(new ByteArrayInputStream(new byte[1]), UNDECLARED);
        }

        read(LIMIT).close();
    }

    @Test
    void aBodyThatBreaksOffGivesItsMemoryBack() throws IOException {
        InputStream broken = InputStream.nullInputStream();
        broken.close();

        for (int i = 0; i < 10; i++) {
            assertThatThrownBy(() -> reader.read(broken, LIMIT)).isInstanceOf(IOException.class);
        }

        read(LIMIT).close();
    }

    private Body read(int length) throws IOException {
        return reader.read(new ByteArrayInputStream(new byte[length]), length);
    }

    private void assertRefused(InputStream in, long declared, String code) {
        assertThatThrownBy(() -> reader.read(in, declared))
                .isInstanceOfSatisfying(
                        ProblemException.class,
                        refused -> assertThat(refused.problem().code()).isEqualTo(code));
    }
}
