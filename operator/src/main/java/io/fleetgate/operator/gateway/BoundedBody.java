package io.fleetgate.operator.gateway;

import io.fabric8.kubernetes.client.http.AsyncBody;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.util.List;
import java.util.concurrent.CompletableFuture;

/** Collects the body of an answer, up to a length that no object reaches. */
final class BoundedBody implements AsyncBody.Consumer<List<ByteBuffer>> {
    private final int longest;
    private final ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    private final CompletableFuture<byte[]> whole = new CompletableFuture<>();

    BoundedBody(int longest) {
        this.longest = longest;
    }

    /** Starts to take what arrives; the whole body, or why there is none. */
    CompletableFuture<byte[]> readFrom(AsyncBody body) {
        var _ = body.done().whenComplete((_, failure) -> {
            if (failure == null) {
                whole.complete(bytes.toByteArray());
            } else {
                whole.completeExceptionally(failure);
            }
        });
        body.consume();
        return whole;
    }

    @Override
    public void consume(List<ByteBuffer> buffers, AsyncBody body) {
        for (ByteBuffer buffer : buffers) {
            if (bytes.size() + buffer.remaining() > longest) {
                whole.completeExceptionally(new IOException("the answer is longer than " + longest + " bytes"));
                body.cancel();
                return;
            }
            byte[] part = new byte[buffer.remaining()];
            buffer.get(part);
            bytes.write(part, 0, part.length);
        }
        body.consume();
    }
}
