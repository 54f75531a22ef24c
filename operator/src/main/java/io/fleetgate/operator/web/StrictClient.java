package io.fleetgate.operator.web;

import java.net.Proxy;
import java.net.Socket;
import java.util.concurrent.TimeUnit;
import javax.net.ssl.SSLContext;
import org.apache.hc.client5.http.config.ConnectionConfig;
import org.apache.hc.client5.http.config.RequestConfig;
import org.apache.hc.client5.http.impl.DefaultSchemePortResolver;
import org.apache.hc.client5.http.impl.classic.CloseableHttpClient;
import org.apache.hc.client5.http.impl.classic.HttpClientBuilder;
import org.apache.hc.client5.http.impl.io.DefaultHttpClientConnectionOperator;
import org.apache.hc.client5.http.impl.io.ManagedHttpClientConnectionFactory;
import org.apache.hc.client5.http.impl.io.PoolingHttpClientConnectionManager;
import org.apache.hc.client5.http.impl.routing.DefaultRoutePlanner;
import org.apache.hc.client5.http.ssl.ClientTlsStrategyBuilder;
import org.apache.hc.client5.http.ssl.HostnameVerificationPolicy;
import org.apache.hc.client5.http.ssl.TlsSocketStrategy;
import org.apache.hc.core5.http.config.Http1Config;
import org.apache.hc.core5.http.config.RegistryBuilder;
import org.apache.hc.core5.io.CloseMode;
import org.apache.hc.core5.pool.PoolConcurrencyPolicy;
import org.apache.hc.core5.pool.PoolReusePolicy;
import org.apache.hc.core5.util.TimeValue;

/**
 * A client of HTTP that does what it is asked and nothing of its own accord: it repeats nothing, follows no redirect, keeps no
 * cookie, asks no proxy, unpacks nothing, and uses a connection for one request.
 */
final class StrictClient implements AutoCloseable {
    private static final int PATIENCE_SECONDS = 10;
    private static final int LONGEST_LINE = 16 << 10;
    private static final int MOST_HEADERS = 100;

    private final PoolingHttpClientConnectionManager connections;
    private final CloseableHttpClient client;

    /**
     * Connects nothing yet.
     *
     * @param guard says where connections go
     */
    StrictClient(SSLContext trust, HostGuard guard) {
        this.connections = connections(trust, guard);
        this.client = HttpClientBuilder.create()
                .setConnectionManager(connections)
                .setRoutePlanner(new DefaultRoutePlanner(DefaultSchemePortResolver.INSTANCE))
                .setConnectionReuseStrategy((_, _, _) -> false)
                .setDefaultRequestConfig(RequestConfig.custom()
                        .setAuthenticationEnabled(false)
                        .setProtocolUpgradeEnabled(false)
                        .build())
                .disableRedirectHandling()
                .disableAutomaticRetries()
                .disableCookieManagement()
                .disableAuthCaching()
                .disableContentCompression()
                .disableDefaultUserAgent()
                .build();
    }

    CloseableHttpClient client() {
        return client;
    }

    /** Forgets the hosts that nothing is asked of now: whoever may write a Registry names as many as they like. */
    void forget() {
        connections.closeExpired();
    }

    /** Ends what is under way. */
    @Override
    public void close() {
        client.close(CloseMode.IMMEDIATE);
    }

    private static PoolingHttpClientConnectionManager connections(SSLContext trust, HostGuard guard) {
        TlsSocketStrategy tls = ClientTlsStrategyBuilder.create()
                .setSslContext(trust)
                .setHostVerificationPolicy(HostnameVerificationPolicy.BUILTIN)
                .buildClassic();
        var connections = new PoolingHttpClientConnectionManager(
                new DefaultHttpClientConnectionOperator(
                        _ -> new Socket(Proxy.NO_PROXY),
                        DefaultSchemePortResolver.INSTANCE,
                        guard,
                        RegistryBuilder.<TlsSocketStrategy>create()
                                .register("https", tls)
                                .build()),
                PoolConcurrencyPolicy.STRICT,
                PoolReusePolicy.LIFO,
                TimeValue.NEG_ONE_SECOND,
                ManagedHttpClientConnectionFactory.builder()
                        .http1Config(Http1Config.custom()
                                .setMaxLineLength(LONGEST_LINE)
                                .setMaxHeaderCount(MOST_HEADERS)
                                .build())
                        .build());
        connections.setDefaultConnectionConfig(ConnectionConfig.custom()
                .setConnectTimeout(PATIENCE_SECONDS, TimeUnit.SECONDS)
                .build());
        connections.setMaxTotal(Integer.MAX_VALUE); // whoever asks says how much is asked at the same time
        connections.setDefaultMaxPerRoute(Integer.MAX_VALUE);
        return connections;
    }
}
