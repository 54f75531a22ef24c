package io.fleetgate.webhook.http;

import java.io.IOException;
import java.io.InputStream;
import java.util.Arrays;
import java.util.concurrent.Semaphore;

/**
 * Reads bodies up to a limit. A larger one is refused by its declared length or, chunked, as soon as it passes the limit; what
 * is left of it is never read. Bodies of more than 64 KiB share a fixed amount of memory, so that many at once cannot
 * exhaust the heap.
 */
public final class BodyReader {
    private static final int SMALL = 64 * 1024;
    private static final int LARGE_AT_ONCE = 3;

    private final int limit;
    private final Semaphore largeBodies;

    /**
     * A reader.
     *
     * @param limit the largest accepted body, in bytes
     */
    public BodyReader(int limit) {
        this.limit = limit;
        this.largeBodies = new Semaphore(LARGE_AT_ONCE * limit);
    }

    /**
     * Reads to the end.
     *
     * @param declared the Content-Length, or -1
     * @throws ProblemException when the body is too large or there is no memory for it at the moment
     */
    public Body read(InputStream in, long declared) throws IOException {
        if (declared > limit) {
            throw tooLarge();
        }
        return declared >= 0 && declared <= SMALL
                ? readUpTo(in, (int) declared, (int) declared, 0)
                : readReserved(in, declared < 0 ? limit : (int) declared);
    }

    private Body readReserved(InputStream in, int reserved) throws IOException {
        if (!largeBodies.tryAcquire(reserved)) {
            throw ErrorCode.OVERLOADED.refusal("other large requests are being answered; try again");
        }
        boolean read = false;
        try {
            Body body = readUpTo(in, SMALL, reserved, reserved);
            read = true;
            return body;
        } finally {
            if (!read) {
                largeBodies.release(reserved);
            }
        }
    }

    private Body readUpTo(InputStream in, int start, int end, int reserved) throws IOException {
        byte[] buffer = new byte[start];
        int length = 0;
        while (true) {
            if (length == buffer.length) {
                if (length == end) {
                    break;
                }
                buffer = Arrays.copyOf(buffer, Math.min(end, 2 * length));
            }
            int count = in.read(buffer, length, buffer.length - length);
            if (count < 0) {
                return new Body(buffer, length, largeBodies, reserved);
            }
            length += count;
        }
        if (in.read() >= 0) {
            throw tooLarge();
        }
        return new Body(buffer, length, largeBodies, reserved);
    }

    private ProblemException tooLarge() {
        return ErrorCode.BODY_TOO_LARGE.refusal("a body may have up to " + limit + " bytes");
    }
}
