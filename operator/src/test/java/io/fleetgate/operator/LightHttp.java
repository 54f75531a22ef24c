package io.fleetgate.operator;

import io.fabric8.kubernetes.client.jdkhttp.JdkHttpClientFactory;
import java.net.http.HttpClient;
import java.util.concurrent.Executor;
import java.util.concurrent.Executors;

/** HTTP clients for thousands of short lives in one process: none has a pool of threads of its own. */
final class LightHttp extends JdkHttpClientFactory {
    private static final Executor VIRTUAL_THREADS = Executors.newVirtualThreadPerTaskExecutor();

    @Override
    protected void additionalConfig(HttpClient.Builder builder) {
        builder.executor(VIRTUAL_THREADS);
    }
}
