package io.fleetgate.webhook.http;

import java.io.FilterInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.InterruptedIOException;
import java.time.Duration;

/**
 * A body that has to arrive in time, read by the thread that made it and by nobody else. When the time is over that thread is
 * interrupted, and reads fail with an {@link InterruptedIOException}; the request can then still be answered. Closing it
 * ends the watch over the time and leaves the body open.
 */
public final class ArrivingBody extends FilterInputStream implements Deadlines.Watched {
    private final Deadlines deadlines;
    private final long deadlineNanos;
    private final Thread reader = Thread.currentThread();
    private boolean isClosed;
    private volatile boolean isLate;

    public ArrivingBody(InputStream body, Deadlines deadlines, Duration limit) {
        super(body);
        this.deadlines = deadlines;
        this.deadlineNanos = System.nanoTime() + limit.toNanos();
        deadlines.watch(this);
    }

    @Override
    public int read() throws IOException {
        byte[] one = new byte[1];
        return read(one, 0, 1) < 0 ? -1 : one[0] & 0xff;
    }

    @Override
    public int read(byte[] buffer, int offset, int length) throws IOException {
        if (isLate) {
            throw late();
        }
        try {
            return in.read(buffer, offset, length);
        } catch (IOException e) {
            throw isLate ? late() : e;
        }
    }

    @Override
    public long deadlineNanos() {
        return deadlineNanos;
    }

    @Override
    public synchronized void expire() {
        if (!isClosed && !isLate) {
            isLate = true;
            reader.interrupt();
        }
    }

    /** No interrupt arrives after this, and one that did is taken back: the thread goes on to answer. */
    @Override
    public synchronized void close() {
        isClosed = true;
        deadlines.forget(this);
        if (isLate) {
            Thread.interrupted();
        }
    }

    private static InterruptedIOException late() {
        return new InterruptedIOException("the body did not arrive in time");
    }
}
