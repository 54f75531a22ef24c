package io.fleetgate.operator.apiserver.http;

import java.io.BufferedInputStream;
import java.io.BufferedOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.net.Socket;
import java.net.SocketTimeoutException;
import java.util.Optional;

/** One connection of a client, with the requests that come over it one by one. */
final class Connection {
    private static final int LOOK_MILLIS = 20;

    private final Socket socket;
    private final InputStream in;
    private final OutputStream out;
    private volatile String client = "";

    Connection(Socket socket) throws IOException {
        this.socket = socket;
        socket.setTcpNoDelay(true);
        in = new BufferedInputStream(socket.getInputStream());
        out = new BufferedOutputStream(socket.getOutputStream());
    }

    /** Serves requests until one of both sides ends the connection. */
    void serve(Handler handler) throws IOException, InterruptedException {
        RequestReader requests = new RequestReader(in);
        try (socket) {
            for (Optional<Request> next = requests.next(); next.isPresent(); next = requests.next()) {
                Exchange exchange = new Exchange(next.get(), this);
                handler.handle(exchange);
                if (!exchange.isAnswered()) {
                    return;
                }
            }
        }
    }

    OutputStream out() {
        return out;
    }

    void identify(String name) {
        client = name;
    }

    String client() {
        return client;
    }

    /** Drops the connection with a reset instead of an orderly end. */
    void reset() {
        try (socket) {
            socket.setSoLinger(true, 0);
        } catch (IOException alreadyClosed) {
            // It is gone, which is what was wanted.
        }
    }

    /** Waits, and looks at the client meanwhile: it sends nothing before it has its answer, except the end. */
    boolean hold(Hold until) throws IOException, InterruptedException {
        until.enter();
        try {
            socket.setSoTimeout(LOOK_MILLIS);
            while (!until.isReleased()) {
                if (isGone()) {
                    return false;
                }
                if (Thread.interrupted()) {
                    throw new InterruptedException("the server closes");
                }
            }
            socket.setSoTimeout(0);
            return true;
        } finally {
            until.leave();
        }
    }

    private boolean isGone() throws IOException {
        in.mark(1);
        try {
            boolean gone = in.read() < 0;
            in.reset();
            return gone;
        } catch (SocketTimeoutException stillThere) {
            return false;
        }
    }
}
