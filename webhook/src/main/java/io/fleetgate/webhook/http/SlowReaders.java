package io.fleetgate.webhook.http;

import java.nio.ByteBuffer;
import java.time.Duration;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.concurrent.atomic.AtomicBoolean;
import org.eclipse.jetty.server.Handler;
import org.eclipse.jetty.server.Request;
import org.eclipse.jetty.server.Response;
import org.eclipse.jetty.util.Callback;

/**
 * Cuts off clients that leave their answer unread. The idle timeout ends those that read nothing at all, after a long time; one
 * that takes a byte now and then it never ends. Here an answer has a fixed time, and one second more for each {@value #RATE}
 * bytes that have left.
 */
final class SlowReaders extends Handler.Wrapper {
    private static final long RATE = 1024 * 1024;

    private final Deadlines deadlines;
    private final Duration limit;

    SlowReaders(Deadlines deadlines, Duration limit) {
        this.deadlines = deadlines;
        this.limit = limit;
    }

    @Override
    public boolean handle(Request request, Response response, Callback callback) throws Exception {
        return super.handle(request, new LeavingAnswer(request, response), callback);
    }

    private final class LeavingAnswer extends Response.Wrapper {
        private long deadlineNanos;

        private LeavingAnswer(Request request, Response response) {
            super(request, response);
        }

        @Override
        public void write(boolean last, ByteBuffer bytes, Callback callback) {
            if (deadlineNanos == 0) {
                deadlineNanos = System.nanoTime() + limit.toNanos();
            }
            int length = bytes == null ? 0 : bytes.remaining();
            Write write = new Write(callback, deadlineNanos);
            deadlineNanos += TimeUnit.SECONDS.toNanos(length) / RATE;
            deadlines.watch(write);
            super.write(last, bytes, write);
        }
    }

    /** One piece of an answer, until the connection has taken it. */
    private final class Write extends Callback.Nested implements Deadlines.Watched {
        private final long deadlineNanos;
        private final AtomicBoolean isOver = new AtomicBoolean();

        private Write(Callback callback, long deadlineNanos) {
            super(callback);
            this.deadlineNanos = deadlineNanos;
        }

        @Override
        public long deadlineNanos() {
            return deadlineNanos;
        }

        @Override
        public void expire() {
            failed(new TimeoutException("the client reads its answer too slowly"));
        }

        @Override
        public void succeeded() {
            if (ends()) {
                super.succeeded();
            }
        }

        @Override
        public void failed(Throwable cause) {
            if (ends()) {
                super.failed(cause);
            }
        }

        private boolean ends() {
            deadlines.forget(this);
            return isOver.compareAndSet(false, true);
        }
    }
}
