package io.fleetgate.operator.web;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.OutputStream;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;

/** A server that sends whatever it is told to, HTTP or not, once for each connection. */
final class RawServer implements AutoCloseable {
    private final ServerSocket server = new ServerSocket(0, 50, InetAddress.ofLiteral("127.0.0.1"));
    private final List<List<String>> heads = new CopyOnWriteArrayList<>();
    private final CountDownLatch broken = new CountDownLatch(1);
    private final Script script;

    /** What goes over the wire, for as long as somebody takes it. */
    @FunctionalInterface
    interface Script {
        void send(OutputStream out) throws IOException;
    }

    RawServer(Script script) throws IOException {
        this.script = script;
        Thread.ofVirtual().start(this::serve);
    }

    /** One that sends a text in which a tilde ends a line. */
    static RawServer of(String text) throws IOException {
        return new RawServer(out -> out.write(bytes(text)));
    }

    static byte[] bytes(String text) {
        return text.replace("~", "\r\n").getBytes(StandardCharsets.ISO_8859_1);
    }

    int port() {
        return server.getLocalPort();
    }

    /** The heads of the requests, one for each connection. */
    List<List<String>> heads() {
        return List.copyOf(heads);
    }

    /** Waits a while for somebody to take no more. */
    boolean awaitEnd() throws InterruptedException {
        return broken.await(10, TimeUnit.SECONDS);
    }

    @Override
    public void close() throws IOException {
        server.close();
    }

    private void serve() {
        while (!server.isClosed()) {
            try (Socket socket = server.accept()) {
                var in =
                        new BufferedReader(new InputStreamReader(socket.getInputStream(), StandardCharsets.ISO_8859_1));
                heads.add(in.lines().takeWhile(line -> !line.isEmpty()).toList());
                script.send(socket.getOutputStream());
                socket.shutdownOutput();
                in.skip(Long.MAX_VALUE);
            } catch (IOException _) {
                broken.countDown();
            }
        }
    }
}
