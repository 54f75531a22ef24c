package io.fleetgate.webhook.dryrun;

import io.fleetgate.plan.Room;
import io.fleetgate.webhook.http.ErrorCode;
import java.util.concurrent.atomic.AtomicLong;

/**
 * The memory that plans share, those that are made and those that wait to be read. Whatever is asked for at once, what does not
 * fit is refused before the heap is exhausted.
 */
public final class PlanMemory {
    private final long size;
    private final AtomicLong left;

    /**
     * So much memory.
     *
     * @param size in bytes
     */
    public PlanMemory(long size) {
        this.size = size;
        this.left = new AtomicLong(size);
    }

    /** The share of one plan; closing it gives all of it back. */
    Share share() {
        return new Share();
    }

    /** What one plan has of the memory. */
    final class Share implements Room, AutoCloseable {
        private long taken;
        private boolean isClosed;

        /**
         * Takes more.
         *
         * @return false where not even all of the memory would do
         * @throws io.fleetgate.webhook.http.ProblemException where other plans leave less
         */
        @Override
        public synchronized boolean tryTake(long bytes) {
            if (isClosed || taken + bytes > size) {
                return false;
            }
            if (left.addAndGet(-bytes) < 0) {
                left.addAndGet(bytes);
                throw ErrorCode.OVERLOADED.refusal("other large plans are being made or read; try again");
            }
            taken += bytes;
            return true;
        }

        /** Gives back what is more than so much. */
        synchronized void shrinkTo(long bytes) {
            if (bytes < taken) {
                left.addAndGet(taken - bytes);
                taken = bytes;
            }
        }

        @Override
        public synchronized void close() {
            shrinkTo(0);
            isClosed = true;
        }
    }
}
