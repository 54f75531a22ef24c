package io.fleetgate.e2e.installation;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import io.fleetgate.e2e.controlplane.ControlPlane;
import io.fleetgate.e2e.process.Completed;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;

/** The namespace of one test, and kubectl in it: a manifest that names no namespace is for this one. */
public record TestNamespace(ControlPlane controlPlane, String name) {
    private static final ObjectMapper JSON = new ObjectMapper();

    /** Runs kubectl as administrator, whatever comes of it. */
    public Completed kubectl(String... arguments) throws IOException, InterruptedException {
        return controlPlane.kubectl(here(arguments));
    }

    /** Applies manifests with every field checked, whatever comes of it. */
    public Completed apply(String manifests, String... options) throws IOException, InterruptedException {
        var arguments = new ArrayList<>(List.of("apply", "--validate=strict", "-f", "-"));
        arguments.addAll(List.of(options));
        return controlPlane.kubectlWithInput(manifests, here(arguments.toArray(String[]::new)));
    }

    /** Applies manifests, all of which must be accepted. */
    public void store(String manifests) throws IOException, InterruptedException {
        apply(manifests).output();
    }

    /** An object as it is stored, such as {@code release/kyverno}. */
    public JsonNode read(String object) throws IOException, InterruptedException {
        return JSON.readTree(kubectl("get", object, "-o", "json").output());
    }

    private String[] here(String... arguments) {
        var line = new ArrayList<>(List.of("--namespace", name));
        line.addAll(List.of(arguments));
        return line.toArray(String[]::new);
    }
}
