package io.fleetgate.operator.web;

import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.Proxy;
import java.net.Socket;
import java.net.SocketException;
import java.net.URI;
import java.net.http.HttpRequest;
import java.nio.charset.StandardCharsets;
import java.util.List;
import javax.net.ssl.SSLParameters;
import javax.net.ssl.SSLSocket;
import javax.net.ssl.SSLSocketFactory;
import org.jspecify.annotations.Nullable;

/**
 * A connection for one request, to an address that its opener has chosen: a client of the JDK would look the host up itself, after
 * its addresses were judged. Closing it ends whatever another thread waits for on it.
 */
final class Connection implements AutoCloseable {
    private static final int PATIENCE_MILLIS = 10_000;
    private static final int HTTP_PORT = 80;
    private static final int HTTPS_PORT = 443;

    private final SSLSocketFactory tls;
    private @Nullable Socket wire;
    private boolean isClosed;

    /** Connects nothing yet, and trusts what the JVM does. */
    Connection() {
        this((SSLSocketFactory) SSLSocketFactory.getDefault());
    }

    /** The same with other trust. */
    Connection(SSLSocketFactory tls) {
        this.tls = tls;
    }

    /**
     * Connects to the first address that can be reached, and makes sure that the host is there where it is spoken to by HTTPS.
     *
     * @param addresses of the host; at least one
     */
    Open open(URI uri, List<InetAddress> addresses) throws IOException {
        boolean isSecure = uri.getScheme().equals("https");
        int port = uri.getPort() >= 0 ? uri.getPort() : isSecure ? HTTPS_PORT : HTTP_PORT;
        IOException failure = new SocketException("no address");
        for (InetAddress address : addresses) {
            try {
                Socket plain = hold(new Socket(Proxy.NO_PROXY));
                plain.connect(new InetSocketAddress(address, port), PATIENCE_MILLIS);
                return new Open(isSecure ? secured(plain, unbracketed(uri.getHost()), port) : plain);
            } catch (IOException e) {
                failure = e;
            }
        }
        throw failure;
    }

    /** One that is connected. */
    record Open(Socket socket) {
        /** Sends a request without a body and reads the answer to it. */
        Response ask(HttpRequest request) throws IOException {
            socket.getOutputStream().write(head(request).getBytes(StandardCharsets.ISO_8859_1));
            socket.getOutputStream().flush();
            return new ResponseReader(socket.getInputStream()).read(request.method());
        }
    }

    @Override
    public synchronized void close() {
        isClosed = true;
        drop();
    }

    private static String head(HttpRequest request) {
        URI uri = request.uri();
        StringBuilder head = new StringBuilder(request.method())
                .append(' ')
                .append(uri.getRawPath().isEmpty() ? "/" : uri.getRawPath())
                .append(uri.getRawQuery() == null ? "" : "?" + uri.getRawQuery())
                .append(" HTTP/1.1\r\nHost: ")
                .append(uri.getRawAuthority())
                .append("\r\nConnection: close\r\n");
        request.headers()
                .map()
                .forEach((name, values) -> values.forEach(
                        value -> head.append(name).append(": ").append(value).append("\r\n")));
        return head.append("\r\n").toString();
    }

    private SSLSocket secured(Socket plain, String host, int port) throws IOException {
        SSLSocket secured = (SSLSocket) tls.createSocket(plain, host, port, true);
        SSLParameters parameters = secured.getSSLParameters();
        parameters.setEndpointIdentificationAlgorithm("HTTPS");
        secured.setSSLParameters(parameters);
        secured.startHandshake();
        return secured;
    }

    private static String unbracketed(String host) {
        return host.startsWith("[") ? host.substring(1, host.length() - 1) : host;
    }

    private synchronized Socket hold(Socket next) throws SocketException {
        drop();
        wire = next;
        if (isClosed) {
            drop();
            throw new SocketException("closed");
        }
        return next;
    }

    private synchronized void drop() {
        if (wire != null) {
            try {
                wire.close();
            } catch (IOException _) {
                wire = null; // closed as far as it can be
            }
        }
    }
}
