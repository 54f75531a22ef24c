package io.fleetgate.cluster.read;

import io.fabric8.kubernetes.client.http.AsyncBody;
import java.io.IOException;
import java.io.InputStream;
import java.io.InterruptedIOException;
import java.net.SocketTimeoutException;
import java.nio.ByteBuffer;
import java.time.Duration;
import java.util.List;
import java.util.Objects;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;

/**
 * The body of a response as it arrives. A read waits only so long for more: a connection that the other end has forgotten
 * says nothing, for ever.
 */
final class ResponseBody extends InputStream implements AsyncBody.Consumer<List<ByteBuffer>> {
    private static final ByteBuffer NOTHING = ByteBuffer.allocate(0);

    private final Duration silence;
    private final BlockingQueue<Arrival> arrivals = new LinkedBlockingQueue<>();

    private @Nullable AsyncBody source;
    private ByteBuffer current = NOTHING;
    private boolean ended;

    /**
     * A body of which nothing has arrived.
     *
     * @param silence how long a read waits for the next byte before it fails
     */
    ResponseBody(Duration silence) {
        this.silence = silence;
    }

    /** Starts to take what arrives. */
    void startFrom(AsyncBody body) {
        source = body;
        var _ = body.done().whenComplete((_, failure) -> arrivals.add(new Arrival.End(failure)));
        body.consume();
    }

    @Override
    public void consume(List<ByteBuffer> buffers, AsyncBody body) {
        arrivals.add(new Arrival.Bytes(buffers));
    }

    @Override
    public int read() throws IOException {
        byte[] one = new byte[1];
        return read(one, 0, 1) < 0 ? -1 : one[0] & 0xff;
    }

    @Override
    public int read(byte[] bytes, int offset, int length) throws IOException {
        Objects.checkFromIndexSize(offset, length, bytes.length);
        while (!current.hasRemaining() && !ended && length > 0) {
            take(next());
        }
        if (!current.hasRemaining()) {
            return length > 0 ? -1 : 0;
        }
        int count = Math.min(length, current.remaining());
        current.get(bytes, offset, count);
        return count;
    }

    /** Tells the other end that no more is wanted. */
    @Override
    public void close() {
        if (source != null) {
            source.cancel();
        }
    }

    private void take(Arrival arrival) throws IOException {
        switch (arrival) {
            case Arrival.Bytes(List<ByteBuffer> buffers) -> {
                current = joined(buffers);
                if (source != null) {
                    source.consume();
                }
            }
            case Arrival.End(@Nullable Throwable failure) -> {
                if (failure != null) {
                    throw new IOException("the connection broke: " + failure.getMessage(), failure);
                }
                ended = true;
            }
        }
    }

    private Arrival next() throws IOException {
        try {
            Arrival arrival = arrivals.poll(silence.toMillis(), TimeUnit.MILLISECONDS);
            if (arrival == null) {
                throw new SocketTimeoutException("nothing arrived for " + silence.toSeconds() + " s");
            }
            return arrival;
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new InterruptedIOException("interrupted while reading");
        }
    }

    private static ByteBuffer joined(List<ByteBuffer> buffers) {
        if (buffers.size() == 1) {
            return buffers.getFirst();
        }
        ByteBuffer all = ByteBuffer.allocate(
                buffers.stream().mapToInt(ByteBuffer::remaining).sum());
        buffers.forEach(all::put);
        return all.flip();
    }

    /** What the client's threads hand over to the reading one. */
    private sealed interface Arrival {
        record Bytes(List<ByteBuffer> buffers) implements Arrival {}

        record End(@Nullable Throwable failure) implements Arrival {}
    }
}
