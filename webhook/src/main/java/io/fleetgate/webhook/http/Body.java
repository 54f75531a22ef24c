package io.fleetgate.webhook.http;

import java.util.concurrent.Semaphore;

/** A request body in memory; closing it gives its share of the memory for large bodies back. */
public final class Body implements AutoCloseable {
    private final byte[] buffer;
    private final int length;
    private final Semaphore memory;
    private final int reserved;

    Body(byte[] buffer, int length, Semaphore memory, int reserved) {
        this.buffer = buffer;
        this.length = length;
        this.memory = memory;
        this.reserved = reserved;
    }

    /** The bytes from 0 to {@link #length}; what follows is not part of the body. */
    public byte[] buffer() {
        return buffer;
    }

    public int length() {
        return length;
    }

    @Override
    public void close() {
        memory.release(reserved);
    }
}
