package io.fleetgate.operator.apiserver.http;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.Locale;

/** One request and the one answer to it, or what happens instead. */
public final class Exchange {
    private final Request request;
    private final Connection connection;
    private boolean answered;

    Exchange(Request request, Connection connection) {
        this.request = request;
        this.connection = connection;
    }

    public Request request() {
        return request;
    }

    /** Sends the answer; the connection stays open for the next request. */
    public void answer(Answer answer) throws IOException {
        byte[] body = answer.body().getBytes(StandardCharsets.UTF_8);
        StringBuilder head = new StringBuilder("HTTP/1.1 " + answer.status() + " -\r\n");
        answer.headers().forEach((name, value) -> head.append(name + ": " + value + "\r\n"));
        head.append("Content-Length: " + body.length + "\r\n\r\n");
        OutputStream out = connection.out();
        out.write(head.toString().getBytes(StandardCharsets.ISO_8859_1));
        out.write(body);
        out.flush();
        answered = true;
    }

    /** Begins an answer of which nobody knows how long it will be. */
    public void begin() throws IOException {
        connection
                .out()
                .write("HTTP/1.1 200 -\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n"
                        .getBytes(StandardCharsets.ISO_8859_1));
        connection.out().flush();
    }

    /** Sends a piece of the answer that was begun, at once. */
    public void send(String piece) throws IOException {
        byte[] bytes = piece.getBytes(StandardCharsets.UTF_8);
        OutputStream out = connection.out();
        out.write((Integer.toHexString(bytes.length).toUpperCase(Locale.ROOT) + "\r\n")
                .getBytes(StandardCharsets.ISO_8859_1));
        out.write(bytes);
        out.write("\r\n".getBytes(StandardCharsets.ISO_8859_1));
        out.flush();
    }

    /** Ends the answer that was begun, in order. */
    public void end() throws IOException {
        connection.out().write("0\r\n\r\n".getBytes(StandardCharsets.ISO_8859_1));
        connection.out().flush();
        answered = true;
    }

    /** Says whose connection this is, so that all of the client's can be reset together. */
    public void identify(String client) {
        connection.identify(client);
    }

    /** Resets the connection: the client learns nothing of what became of its request. */
    public void reset() {
        connection.reset();
    }

    /** Says nothing until told to go on; returns whether the client was still there then. */
    public boolean hold(Hold until) throws IOException, InterruptedException {
        return connection.hold(until);
    }

    boolean isAnswered() {
        return answered;
    }
}
