package io.fleetgate.webhook.rule;

import com.tngtech.archunit.core.domain.JavaAccess;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/**
 * Finds calls into the Kubernetes client in the classes that a package can reach. What may be called is listed, not what may
 * not: a client has many ways to write and gets more with every version.
 */
final class ClientCalls {
    private static final String CLIENT = "io.fabric8.kubernetes.client";

    /** Building and closing a client; a request that is a GET, as one is of which nothing else is said. */
    private static final Set<String> READING = Set.of(
            "Config.autoConfigure",
            "Config.fromKubeconfig",
            "Config.setRequestRetryBackoffLimit",
            "Config.setHttp2Disable",
            "Config.setConnectionTimeout",
            "Config.setRequestTimeout",
            "KubernetesClientBuilder.<init>",
            "KubernetesClientBuilder.withConfig",
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
            "http.HttpResponse.body",
            "http.AsyncBody.consume",
            "http.AsyncBody.done",
            "http.AsyncBody.cancel");

    private ClientCalls() {}

    /** Every call that is not known to read only, in words. */
    static List<String> notKnownToRead(JavaClasses project, String packageName) {
        return reachable(project, packageName).stream()
                .flatMap(found -> found.getAccessesFromSelf().stream())
                .filter(ClientCalls::mayWrite)
                .map(JavaAccess::getDescription)
                .toList();
    }

    /** The package's classes and everything in the project that they refer to, directly or not. */
    static Set<JavaClass> reachable(JavaClasses project, String packageName) {
        Set<JavaClass> reached = new LinkedHashSet<>();
        Deque<JavaClass> next = new ArrayDeque<>();
        project.stream()
                .filter(found -> (found.getPackageName() + ".").startsWith(packageName + "."))
                .forEach(next::add);
        while (!next.isEmpty()) {
            JavaClass current = next.remove();
            if (project.contain(current.getName()) && reached.add(current)) {
                current.getDirectDependenciesFromSelf().forEach(dependency -> next.add(dependency.getTargetClass()));
            }
        }
        return reached;
    }

    private static boolean mayWrite(JavaAccess<?> access) {
        JavaClass owner = access.getTargetOwner();
        return owner.getPackageName().startsWith(CLIENT)
                && !READING.contains(nameInClient(owner) + "." + access.getName());
    }

    /** With package and outer class: other classes of the client have a Builder inside too, and theirs build writes. */
    private static String nameInClient(JavaClass owner) {
        return owner.getName().substring(CLIENT.length() + 1);
    }
}
