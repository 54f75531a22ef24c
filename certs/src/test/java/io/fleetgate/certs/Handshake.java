package io.fleetgate.certs;

import java.io.IOException;
import java.net.InetAddress;
import java.net.Socket;
import java.security.GeneralSecurityException;
import java.security.cert.Certificate;
import java.security.cert.X509Certificate;
import java.util.List;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import javax.net.ssl.KeyManagerFactory;
import javax.net.ssl.SSLContext;
import javax.net.ssl.SSLParameters;
import javax.net.ssl.SSLServerSocket;
import javax.net.ssl.SSLSocket;

/** A TLS handshake over a loopback socket, with a client that trusts nothing but the bundle and checks the host name. */
final class Handshake {
    private static final char[] PASSWORD = "in memory".toCharArray();

    private Handshake() {}

    /** The certificates that the server presented to a client that asked for {@code host}. */
    static List<Certificate> peerChain(
            TlsMaterial material, List<X509Certificate> trusted, String host, String protocol) throws Exception {
        try (SSLServerSocket listener = listener(material);
                ExecutorService server = Executors.newVirtualThreadPerTaskExecutor()) {
            Future<?> accepted = server.submit(() -> answerOne(listener));
            try (Socket plain = new Socket(listener.getInetAddress(), listener.getLocalPort());
                    SSLSocket client = (SSLSocket)
                            Trust.in(trusted).getSocketFactory().createSocket(plain, host, plain.getPort(), true)) {
                SSLParameters parameters = client.getSSLParameters();
                parameters.setEndpointIdentificationAlgorithm("HTTPS");
                parameters.setProtocols(new String[] {protocol});
                client.setSSLParameters(parameters);
                client.startHandshake();
                List<Certificate> chain = List.of(client.getSession().getPeerCertificates());
                client.getInputStream().read();
                accepted.get();
                return chain;
            }
        }
    }

    private static Void answerOne(SSLServerSocket listener) throws IOException {
        try (SSLSocket socket = (SSLSocket) listener.accept()) {
            socket.getOutputStream().write('.');
        }
        return null;
    }

    private static SSLServerSocket listener(TlsMaterial material) throws GeneralSecurityException, IOException {
        KeyManagerFactory keys = KeyManagerFactory.getInstance(KeyManagerFactory.getDefaultAlgorithm());
        keys.init(material.keyStore(PASSWORD), PASSWORD);
        SSLContext context = SSLContext.getInstance("TLS");
        context.init(keys.getKeyManagers(), null, null);
        return (SSLServerSocket)
                context.getServerSocketFactory().createServerSocket(0, 1, InetAddress.ofLiteral("127.0.0.1"));
    }
}
