package io.fleetgate.operator.gateway;

import io.fabric8.kubernetes.client.KubernetesClient;
import io.fabric8.kubernetes.client.http.BasicBuilder;
import io.fabric8.kubernetes.client.http.HttpClient;
import io.fabric8.kubernetes.client.http.HttpRequest;
import io.fabric8.kubernetes.client.http.Interceptor;
import io.fabric8.kubernetes.client.utils.HttpClientUtils;
import io.fabric8.kubernetes.client.utils.TokenRefreshInterceptor;
import java.time.Instant;

/**
 * Puts the client's token into a request, a new one every minute. The client itself would also send a request again whose
 * token was refused, with all of its time once more: nobody would have counted that write, and it could outlive the fence.
 */
final class Identity implements Interceptor {
    private final TokenRefreshInterceptor tokens;

    private Identity(TokenRefreshInterceptor tokens) {
        this.tokens = tokens;
    }

    /** The connections of a client, on which a request is sent once. */
    static HttpClient sendingOnce(KubernetesClient client) {
        TokenRefreshInterceptor tokens = new TokenRefreshInterceptor(
                client.getConfiguration(), HttpClientUtils.getHttpClientFactory(), Instant.now());
        return client.getHttpClient()
                .newBuilder()
                .addOrReplaceInterceptor(TokenRefreshInterceptor.NAME, new Identity(tokens))
                .build();
    }

    @Override
    public void before(BasicBuilder builder, HttpRequest request, RequestTags tags) {
        tokens.before(builder, request, tags);
    }
}
