package io.fleetgate.webhook.http;

import java.util.concurrent.Semaphore;

/** The part of the memory for large bodies that one body takes; it grows with the body. */
final class Reservation implements AutoCloseable {
    private final Semaphore memory;
    private int reserved;

    Reservation(Semaphore memory) {
        this.memory = memory;
    }

    /**
     * Reserves so many bytes in all.
     *
     * @throws ProblemException when other bodies leave less
     */
    void growTo(int bytes) {
        if (bytes > reserved) {
            if (!memory.tryAcquire(bytes - reserved)) {
                throw ErrorCode.OVERLOADED.refusal("other large requests are being answered; try again");
            }
            reserved = bytes;
        }
    }

    @Override
    public void close() {
        memory.release(reserved);
        reserved = 0;
    }
}
