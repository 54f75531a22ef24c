package io.fleetgate.webhook.http;

/** A request body in memory; closing it gives its share of the memory for large bodies back. */
public final class Body implements AutoCloseable {
    private final byte[] buffer;
    private final int length;
    private final Reservation memory;

    Body(byte[] buffer, int length, Reservation memory) {
        this.buffer = buffer;
        this.length = length;
        this.memory = memory;
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
        memory.close();
    }
}
