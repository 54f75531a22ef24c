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

    /** Building a client, and informers: list and watch. */
    private static final Set<String> READING = Set.of(
            "Config.autoConfigure",
            "Config.fromKubeconfig",
            "Config.setWatchReconnectInterval",
            "Config.setRequestRetryBackoffLimit",
            "KubernetesClientBuilder.<init>",
            "KubernetesClientBuilder.withConfig",
            "KubernetesClientBuilder.build",
            "KubernetesClient.genericKubernetesResources",
            "KubernetesClient.configMaps",
            "KubernetesClient.getKubernetesSerialization",
            "KubernetesClient.close",
            "MixedOperation.inAnyNamespace",
            "MixedOperation.inNamespace",
            "NonNamespaceOperation.withName",
            "AnyNamespaceOperation.runnableInformer",
            "Informable.runnableInformer",
            "Resource.runnableInformer",
            "SharedIndexInformer.itemStore",
            "SharedIndexInformer.addEventHandler",
            "SharedIndexInformer.getStore",
            "Store.list",
            "SharedIndexInformer.exceptionHandler",
            "SharedIndexInformer.start",
            "SharedIndexInformer.isWatching",
            "SharedIndexInformer.close",
            "KubernetesSerialization.convertValue",
            "KubernetesClientException.getCode");

    /** A resource as data: nothing in it sends anything. */
    private static final Set<String> DATA = Set.of("CustomResource", "ResourceDefinitionContext", "Builder");

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
                && !DATA.contains(owner.getSimpleName())
                && !READING.contains(owner.getSimpleName() + "." + access.getName());
    }
}
