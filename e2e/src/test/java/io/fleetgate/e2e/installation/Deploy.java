package io.fleetgate.e2e.installation;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.dataformat.yaml.YAMLMapper;
import io.fleetgate.e2e.controlplane.ControlPlane;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;

/** The manifests that Fleetgate ships, and how to read YAML documents. */
public final class Deploy {
    public static final Path CRDS = Path.of("..", "deploy", "crds");
    public static final Path ACCESS = Path.of("..", "deploy", "kubernetes", "access.yaml");
    public static final Path OPERATOR_ACCESS = Path.of("..", "deploy", "kubernetes", "operator-access.yaml");
    public static final Path ADMISSION = Path.of("..", "deploy", "kubernetes", "admission.yaml");

    private static final YAMLMapper YAML = new YAMLMapper();

    private Deploy() {}

    /** Makes a control plane serve the kinds of the fleet, and gives the programs their permissions. */
    public static void kindsAndAccess(ControlPlane controlPlane) throws IOException, InterruptedException {
        controlPlane.kubectl("apply", "-f", CRDS.toString()).output();
        controlPlane
                .kubectl("wait", "--for=condition=Established", "--timeout=30s", "crd", "--all")
                .output();
        controlPlane
                .kubectl("apply", "-f", ACCESS.toString(), "-f", OPERATOR_ACCESS.toString())
                .output();
    }

    /** The documents of a file, in order. */
    public static List<JsonNode> documents(Path file) throws IOException {
        try (var documents = YAML.readerFor(JsonNode.class).<JsonNode>readValues(file.toFile())) {
            return documents.readAll();
        }
    }
}
