package io.fleetgate.e2e.access;

import static io.fleetgate.e2e.installation.FleetgateProcess.OPERATOR;
import static io.fleetgate.e2e.installation.FleetgateProcess.WEBHOOK;
import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import io.fleetgate.e2e.controlplane.ControlPlane;
import io.fleetgate.e2e.installation.FleetKinds;
import io.fleetgate.e2e.installation.FleetgateProcess;
import io.fleetgate.e2e.installation.Installation;
import io.fleetgate.e2e.installation.InstallationExtension;
import java.io.IOException;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

/** What the API server itself says the ServiceAccounts may do. */
@ExtendWith(InstallationExtension.class)
class PermissionsE2E {
    private final ControlPlane controlPlane;

    PermissionsE2E(Installation installation) {
        this.controlPlane = installation.controlPlane();
    }

    @Test
    void webhookMayReadTheTwelveKindsAndConfigsAndNothingElse() throws IOException, InterruptedException {
        var expected = new TreeSet<>(Set.of("haproxytemplateconfigs: get list watch"));
        FleetKinds.PLURALS.forEach(plural -> expected.add(plural + ": get list watch"));

        assertThat(permissionsBeyondEverybodys(WEBHOOK, "default")).containsExactlyElementsOf(expected);
    }

    @Test
    void webhookMayReadTheConfigMapOfItsRulesInItsOwnNamespaceAndNoOther() throws IOException, InterruptedException {
        var permissions = permissionsBeyondEverybodys(WEBHOOK, FleetgateProcess.NAMESPACE);
        permissions.removeAll(permissionsBeyondEverybodys(WEBHOOK, "default"));

        assertThat(permissions).containsExactly("configmaps [fleetgate-rules]: get");
    }

    @Test
    void operatorMayReadTheFleetAndConfigsWriteWhatFollowsTellEventsAndRegisterOneConfiguration()
            throws IOException, InterruptedException {
        var made = List.of("releasebindings", "renderartifacts", "renderbindings", "rendertasks");
        var expected = new TreeSet<String>();
        FleetKinds.PLURALS.forEach(plural -> expected.add(plural + ": list watch"));
        made.forEach(plural -> expected.addAll(List.of(plural + ": create", plural + ": delete")));
        FleetKinds.PLURALS.stream()
                .filter(plural -> !plural.equals("referencegrants") && !plural.equals("rendertasks"))
                .forEach(plural -> expected.add(plural + ": patch"));
        FleetKinds.PLURALS.forEach(plural -> expected.add(plural + "/status: patch"));
        expected.add("events: create");
        expected.add("haproxytemplateconfigs: list watch");
        expected.add("validatingwebhookconfigurations [fleetgate]: get");
        expected.add("validatingwebhookconfigurations [fleetgate-watched]: create delete get patch");

        assertThat(permissionsBeyondEverybodys(OPERATOR, "default")).containsExactlyElementsOf(expected);
    }

    @Test
    void operatorMayHoldItsLeaseInItsOwnNamespaceAndNoOther() throws IOException, InterruptedException {
        var permissions = permissionsBeyondEverybodys(OPERATOR, FleetgateProcess.NAMESPACE);
        permissions.removeAll(permissionsBeyondEverybodys(OPERATOR, "default"));

        assertThat(permissions).containsExactly("leases [fleetgate-operator]: get update", "leases: create");
    }

    private Set<String> permissionsBeyondEverybodys(String program, String namespace)
            throws IOException, InterruptedException {
        var permissions = permissions(FleetgateProcess.userOf(program), namespace);
        permissions.removeAll(permissions("system:serviceaccount:default:default", namespace));
        return permissions;
    }

    private Set<String> permissions(String user, String namespace) throws IOException, InterruptedException {
        var identity = new String[] {"--as=" + user, "--as-group=system:authenticated"};
        var question = """
                apiVersion: authorization.k8s.io/v1
                kind: SelfSubjectRulesReview
                spec: {namespace: %s}
                """.formatted(namespace);
        var review = controlPlane
                .kubectlWithInput(
                        question, "create", "--validate=ignore", "-f", "-", "-o", "json", identity[0], identity[1])
                .output();
        var permissions = new TreeSet<String>();
        for (var rule : new ObjectMapper().readTree(review).at("/status/resourceRules")) {
            for (var resource : rule.path("resources")) {
                var names = texts(rule.path("resourceNames"));
                permissions.add(resource.asText() + (names.isEmpty() ? "" : " " + names) + ": "
                        + String.join(" ", texts(rule.path("verbs"))));
            }
        }
        return permissions;
    }

    private static Set<String> texts(JsonNode list) {
        var texts = new TreeSet<String>();
        list.forEach(element -> texts.add(element.asText()));
        return texts;
    }
}
