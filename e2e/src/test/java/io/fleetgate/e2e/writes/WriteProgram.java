package io.fleetgate.e2e.writes;

import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.json.JsonMapper;
import io.fleetgate.e2e.controlplane.ControlPlane;
import io.fleetgate.e2e.process.Command;
import io.fleetgate.e2e.process.Programs;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;

/** Creates, updates and deletes Releases with a program in Go, which times each write; acts as a ServiceAccount of its own. */
final class WriteProgram {
    /** What the Releases refer to. */
    static final String COMPONENT_VERSION = """
            apiVersion: solar.opendefense.cloud/v1alpha1
            kind: ComponentVersion
            metadata: {name: kyverno-v1}
            spec:
              componentRef: {name: kyverno}
              tag: v1.0.0
            """;

    private static final String RELEASE = """
            {"apiVersion":"solar.opendefense.cloud/v1alpha1","kind":"Release","metadata":{"labels":{"tier":"platform"}},
            "spec":{"componentVersionRef":{"name":"kyverno-v1"},"uniqueName":"kyverno","priority":10,
            "antiAffinity":{"matchLabels":{"engine":"gatekeeper"}},"values":{"replicas":3}}}
            """;
    private static final String WRITER = """
            apiVersion: v1
            kind: ServiceAccount
            metadata: {name: writer, namespace: default}
            ---
            apiVersion: rbac.authorization.k8s.io/v1
            kind: ClusterRoleBinding
            metadata: {name: writer}
            roleRef: {apiGroup: rbac.authorization.k8s.io, kind: ClusterRole, name: cluster-admin}
            subjects: [{kind: ServiceAccount, name: writer, namespace: default}]
            """;
    private static final Duration LIMIT = Duration.ofMinutes(3);
    private static final ObjectMapper JSON = JsonMapper.builder()
            .disable(DeserializationFeature.FAIL_ON_UNKNOWN_PROPERTIES)
            .enable(DeserializationFeature.FAIL_ON_MISSING_CREATOR_PROPERTIES)
            .build();

    private final ControlPlane controlPlane;
    private final String program;
    private final String token;
    private final Path release;

    private WriteProgram(ControlPlane controlPlane, String program, String token, Path release) {
        this.controlPlane = controlPlane;
        this.program = program;
        this.token = token;
        this.release = release;
    }

    /** Makes the writer known to the control plane. */
    static WriteProgram in(ControlPlane controlPlane, Programs programs) throws IOException, InterruptedException {
        controlPlane.apply(WRITER);
        var token = controlPlane.serviceAccountToken("default", "writer");
        var release = Files.writeString(controlPlane.logs().resolve("release.json"), RELEASE);
        return new WriteProgram(controlPlane, programs.path("through"), token, release);
    }

    /** One run; nothing of it is left in the namespace. */
    Writes run(String namespace, Load load) throws IOException, InterruptedException {
        var command = Command.of(List.of(
                program,
                "--server=" + controlPlane.url(),
                "--ca=" + controlPlane.caCertificate(),
                "--token=" + token,
                "--path=/apis/solar.opendefense.cloud/v1alpha1/namespaces/" + namespace + "/releases",
                "--object=" + release,
                "--writers=" + load.writers(),
                "--objects=" + load.objects()));
        return JSON.readValue(command.run(LIMIT).output(), Writes.class);
    }
}
