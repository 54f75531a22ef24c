package io.fleetgate.operator.apiserver.http;

import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/** Takes connections on a free port of the loopback address, each on a virtual thread of its own. */
public final class Listener implements AutoCloseable {
    private static final int BACKLOG = 100;

    private final ServerSocket socket;
    private final Handler handler;
    private final Map<Connection, Thread> open = new ConcurrentHashMap<>();

    private Listener(ServerSocket socket, Handler handler) {
        this.socket = socket;
        this.handler = handler;
    }

    public static Listener start(Handler handler) throws IOException {
        Listener listener = new Listener(new ServerSocket(0, BACKLOG, InetAddress.ofLiteral("127.0.0.1")), handler);
        Thread.ofPlatform().daemon().name("api-server").start(listener::accept);
        return listener;
    }

    public String url() {
        return "http://127.0.0.1:" + socket.getLocalPort();
    }

    /** Takes no connection any more and resets those that are open. */
    @Override
    public void close() throws IOException {
        socket.close();
        open.forEach(Listener::end);
    }

    /** Resets every connection of a client, and ends what is being served on them. */
    public void reset(String client) {
        open.forEach((connection, thread) -> {
            if (connection.client().equals(client)) {
                end(connection, thread);
            }
        });
    }

    private void accept() {
        while (!socket.isClosed()) {
            try {
                Socket accepted = socket.accept();
                Connection connection = new Connection(accepted);
                Thread thread = Thread.ofVirtual().unstarted(() -> serve(connection));
                open.put(connection, thread);
                thread.start();
                if (socket.isClosed()) {
                    end(connection, thread);
                }
            } catch (IOException closed) {
                // Either the server was closed, which ends the loop, or a client that has gone already.
            }
        }
    }

    private void serve(Connection connection) {
        try {
            connection.serve(handler);
        } catch (IOException broken) {
            // The client went away, or the connection was reset on purpose: both are what tests want to happen.
        } catch (InterruptedException closing) {
            Thread.currentThread().interrupt();
        } finally {
            open.remove(connection);
        }
    }

    private static void end(Connection connection, Thread thread) {
        connection.reset();
        if (thread != Thread.currentThread()) {
            thread.interrupt();
        }
    }
}
