package io.fleetgate.operator.gateway;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;

/**
 * The body of a write, which is given out only while the fence stands. A process may be stopped after it has asked the fence and
 * before its request is on the way, and go on when another replica leads; an API server does nothing for a body that does not
 * come.
 */
final class FencedBody extends InputStream {
    private final ByteArrayInputStream bytes;
    private final Fence fence;

    FencedBody(byte[] bytes, Fence fence) {
        this.bytes = new ByteArrayInputStream(bytes);
        this.fence = fence;
    }

    @Override
    public int read() throws IOException {
        check();
        return bytes.read();
    }

    @Override
    public int read(byte[] into, int offset, int length) throws IOException {
        check();
        return bytes.read(into, offset, length);
    }

    /** What has been given out whole may arrive. */
    private void check() throws IOException {
        if (bytes.available() > 0 && !fence.left().isPositive()) {
            throw new IOException("this replica may not lead any more");
        }
    }
}
