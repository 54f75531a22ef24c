package io.fleetgate.operator.access;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Collectors;

/** The operator's part of the shipped manifests, as text. */
final class AccessFile {
    static final String COMMAND = "make access";

    /** The name of the ServiceAccount and its roles and, unless it is told another, of the Lease. */
    private static final String NAME = "fleetgate-operator";

    private static final String NAMESPACE = "fleetgate-system";

    private static final String SUBJECT = """
            subjects:
              - kind: ServiceAccount
                name: fleetgate-operator
                namespace: fleetgate-system
            """;

    private AccessFile() {}

    /**
     * Replaces what is kept by what the code says.
     *
     * @param arguments the file, and that of the role that is optional
     */
    public static void main(String[] arguments) throws IOException {
        Files.writeString(Path.of(arguments[0]), generate());
        Files.writeString(Path.of(arguments[1]), generateOptional());
    }

    /** What the code says of what it can do without. */
    static String generateOptional() {
        return """
                # What the operator needs besides to delete tags in registries that want credentials; it is bound to nobody yet.
                # In the namespace of each such Registry:
                #   kubectl create rolebinding %s --namespace NAMESPACE \\
                #     --clusterrole=%s --serviceaccount=%s:%s
                # Generated from io.fleetgate.operator.access, not edited by hand. After a change there:
                #   %s
                """.formatted(OperatorAccess.CREDENTIALS_ROLE, OperatorAccess.CREDENTIALS_ROLE, NAMESPACE, NAME, COMMAND)
                + role("ClusterRole", OperatorAccess.CREDENTIALS_ROLE, "", OperatorAccess.toCredentials())
                        .substring("---\n".length());
    }

    /** What the code says. */
    static String generate() {
        return """
                # What the operator may do in a cluster: what it ever asks for, and nothing else. Apply access.yaml first.
                # Generated from io.fleetgate.operator.access, not edited by hand. After a change there:
                #   %s
                apiVersion: v1
                kind: ServiceAccount
                metadata:
                  name: %s
                  namespace: %s
                """.formatted(COMMAND, NAME, NAMESPACE)
                + boundRole("ClusterRole", NAME, "", OperatorAccess.everywhere())
                + boundRole(
                        "Role",
                        NAME + "-lease",
                        "  namespace: " + NAMESPACE + "\n",
                        OperatorAccess.besideTheLease(NAME));
    }

    private static String boundRole(String kind, String name, String namespace, List<AccessRule> rules) {
        return role(kind, name, namespace, rules) + """
                ---
                apiVersion: rbac.authorization.k8s.io/v1
                kind: %sBinding
                metadata:
                  name: %s
                %sroleRef:
                  apiGroup: rbac.authorization.k8s.io
                  kind: %s
                  name: %s
                """.formatted(kind, name, namespace, kind, name) + SUBJECT;
    }

    private static String role(String kind, String name, String namespace, List<AccessRule> rules) {
        String role = """
                ---
                apiVersion: rbac.authorization.k8s.io/v1
                kind: %s
                metadata:
                  name: %s
                %srules:
                """.formatted(kind, name, namespace);
        return role + rules.stream().map(AccessFile::rule).collect(Collectors.joining());
    }

    private static String rule(AccessRule rule) {
        return "  # " + rule.purpose() + "\n  - apiGroups: [" + (rule.group().isEmpty() ? "\"\"" : rule.group())
                + "]\n    resources:\n"
                + rule.resources().stream().map("      - %s\n"::formatted).collect(Collectors.joining())
                + (rule.names().isEmpty() ? "" : "    resourceNames: " + rule.names() + "\n")
                + "    verbs: " + rule.verbs() + "\n";
    }
}
