package io.fleetgate.webhook.rule;

import com.tngtech.archunit.core.domain.JavaAccess;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import io.fleetgate.cluster.ClientReads;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/** Finds calls into the Kubernetes client in the classes that a package can reach. */
final class ClientCalls {
    private ClientCalls() {}

    /** Every call that is not known to read only, in words. */
    static List<String> notKnownToRead(JavaClasses project, String packageName) {
        return reachable(project, packageName).stream()
                .flatMap(found -> found.getAccessesFromSelf().stream())
                .filter(ClientReads::mayWrite)
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
}
