package io.fleetgate.cluster;

import com.tngtech.archunit.core.domain.JavaAccess;
import java.util.Set;

/**
 * Which calls into the Kubernetes client read only. What may be called is listed, not what may not: a client has many ways to
 * write and gets more with every version.
 */
public final class ClientReads {
    private static final String CLIENT = "io.fabric8.kubernetes.client.";

    /** Making an object; building and closing a client; a request that is a GET, as one is of which nothing else is said. */
    private static final Set<String> READING = Set.of(
            "CustomResource.<init>",
            "Config.autoConfigure",
            "Config.fromKubeconfig",
            "Config.setRequestRetryBackoffLimit",
            "Config.setHttp2Disable",
            "Config.setConnectionTimeout",
            "Config.setRequestTimeout",
            "KubernetesClientBuilder.<init>",
            "KubernetesClientBuilder.withConfig",
            "KubernetesClientBuilder.withHttpClientFactory",
            "KubernetesClientBuilder.build",
            "KubernetesClient.getMasterUrl",
            "KubernetesClient.getHttpClient",
            "KubernetesClient.close",
            "http.HttpClient.newHttpRequestBuilder",
            "http.HttpClient.consumeBytes",
            "http.HttpRequest$Builder.uri",
            "http.HttpRequest$Builder.timeout",
            "http.HttpRequest$Builder.build",
            "http.HttpResponse.code",
            "http.HttpResponse.header",
            "http.HttpResponse.body",
            "http.AsyncBody.consume",
            "http.AsyncBody.done",
            "http.AsyncBody.cancel");

    private ClientReads() {}

    /**
     * Whether an access is a call into the client that is not known to read only. A method goes by its class with package and
     * outer class: other classes of the client have a Builder inside too, and theirs build writes.
     */
    public static boolean mayWrite(JavaAccess<?> access) {
        String owner = access.getTargetOwner().getName();
        return owner.startsWith(CLIENT) && !READING.contains(owner.substring(CLIENT.length()) + "." + access.getName());
    }
}
