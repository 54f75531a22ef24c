package io.fleetgate.operator.gateway;

import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;

/** Takes connections and reads what comes, but answers nothing, as a server does whose process was stopped. */
final class FrozenServer implements AutoCloseable {
    private final ServerSocket socket = new ServerSocket(0, 50, InetAddress.ofLiteral("127.0.0.1"));
    private final CountDownLatch given = new CountDownLatch(1);

    FrozenServer() throws IOException {
        Thread.ofVirtual().start(this::readUntilGivenUp);
    }

    String url() {
        return "http://127.0.0.1:" + socket.getLocalPort();
    }

    /** Waits until the client has closed the connection of its request; returns false when it has not. */
    boolean awaitGivenUp() throws InterruptedException {
        return given.await(20, TimeUnit.SECONDS);
    }

    @Override
    public void close() throws IOException {
        socket.close();
    }

    private void readUntilGivenUp() {
        try (Socket connection = socket.accept()) {
            byte[] some = new byte[8192];
            for (int read = 0; read >= 0; ) {
                read = connection.getInputStream().read(some);
            }
            given.countDown();
        } catch (IOException e) {
            // A reset is as good as an end; the same when the server is closed and nobody asks any more.
            given.countDown();
        }
    }
}
