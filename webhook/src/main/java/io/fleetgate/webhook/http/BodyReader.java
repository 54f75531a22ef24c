package io.fleetgate.webhook.http;

import java.io.IOException;
import java.io.InputStream;
import java.util.Arrays;
import java.util.concurrent.Semaphore;

/**
 * Reads bodies up to a limit. A larger one is refused by its declared length or, chunked, as soon as it passes the limit; what
 * is left of it is never read. What bodies take beyond 64 KiB comes from a fixed amount of memory, as it arrives: many large
 * ones at once cannot exhaust the heap, and announcing one takes nothing from others.
 */
public final class BodyReader {
    private static final int SMALL = 64 * 1024;

    private final int limit;
    private final Semaphore largeBodies;

    /**
     * A reader with memory of its own.
     *
     * @param limit the largest accepted body, in bytes
     * @param largestAtOnce how many bodies of that size may be in memory at once
     */
    public BodyReader(int limit, int largestAtOnce) {
        this.limit = limit;
        this.largeBodies = new Semaphore(largestAtOnce * limit);
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
        Reservation memory = new Reservation(largeBodies);
        boolean isRead = false;
        try {
            Body body = read(in, declared < 0 ? limit : (int) declared, memory);
            isRead = true;
            return body;
        } finally {
            if (!isRead) {
                memory.close();
            }
        }
    }

    private Body read(InputStream in, int end, Reservation memory) throws IOException {
        byte[] buffer = new byte[Math.min(end, SMALL)];
        int length = 0;
        while (true) {
            if (length == buffer.length) {
                if (length == end) {
                    break;
                }
                int grown = Math.min(end, 2 * length);
                memory.growTo(grown);
                buffer = Arrays.copyOf(buffer, grown);
            }
            int count = in.read(buffer, length, buffer.length - length);
            if (count < 0) {
                return new Body(buffer, length, memory);
            }
            length += count;
        }
        if (in.read() >= 0) {
            throw tooLarge();
        }
        return new Body(buffer, length, memory);
    }

    private ProblemException tooLarge() {
        return ErrorCode.BODY_TOO_LARGE.refusal("a body may have up to " + limit + " bytes");
    }
}
