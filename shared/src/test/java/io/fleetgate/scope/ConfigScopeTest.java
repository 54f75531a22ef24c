package io.fleetgate.scope;

import static io.fleetgate.templating.Configs.INGRESSES;
import static io.fleetgate.templating.Configs.WATCH;
import static io.fleetgate.templating.Configs.config;
import static io.fleetgate.templating.Configs.yaml;
import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.node.ObjectNode;
import io.fleetgate.object.GroupKind;
import io.fleetgate.problem.Problem;
import io.fleetgate.resource.watch.Namespaces;
import io.fleetgate.resource.watch.Watch;
import io.fleetgate.resource.watch.Watches;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Whoever writes configs in one namespace attacks the others. */
class ConfigScopeTest {
    private static final ScopePolicy POLICY =
            new ScopePolicy(Set.of("platform"), Map.of("shop", Set.of("shop-edge")), true);
    private static final ConfigScope TENANT = ConfigScope.of("shop", POLICY);
    private static final ConfigScope TRUSTED = ConfigScope.of("platform", POLICY);

    @ParameterizedTest(name = "{1} of {0}")
    @CsvSource({
        "v1, secrets",
        "rbac.authorization.k8s.io/v1, roles",
        "rbac.authorization.k8s.io/v1, clusterrolebindings"
    })
    void aTenantsConfigWatchesNoSecretsAndNoPermissions(String apiVersion, String resources) {
        Watches watches = config("haproxyConfig: {template: x}\nwatchedResources: {stolen: {apiVersion: " + apiVersion
                        + ", resources: " + resources + ", indexBy: [metadata.name]}}")
                .watches();

        assertThat(TENANT.problems(watches)).extracting(Problem::path).containsExactly("spec.watchedResources.stolen");
        assertThat(TRUSTED.problems(watches)).isEmpty();
    }

    @Test
    void aTenantsConfigSeesItsNamespaceAndThoseItIsGranted() {
        Watch watch = TENANT.narrow(
                        config(WATCH + "haproxyConfig: {template: x}").watches())
                .of(INGRESSES)
                .getFirst();

        assertThat(watch.selects(ingress("shop"), Namespaces.UNKNOWN)).isTrue();
        assertThat(watch.selects(ingress("shop-edge"), Namespaces.UNKNOWN)).isTrue();
        assertThat(watch.selects(ingress("bank"), Namespaces.UNKNOWN)).isFalse();
        assertThat(watch.selects(ingress(""), Namespaces.UNKNOWN)).isFalse();
        assertThat(TENANT.namespaces()).contains(Set.of("shop", "shop-edge"));
    }

    @Test
    void aTrustedConfigSeesEverything() {
        Watch watch = TRUSTED.narrow(
                        config(WATCH + "haproxyConfig: {template: x}").watches())
                .of(INGRESSES)
                .getFirst();

        assertThat(watch.selects(ingress("bank"), Namespaces.UNKNOWN)).isTrue();
        assertThat(TRUSTED.namespaces()).isEmpty();
    }

    @ParameterizedTest(name = "{0} {1} in \"{2}\": tenant {3}, trusted {4}, trusted and unrestricted {5}")
    @CsvSource({
        "'', Service, shop, true, false, true",
        "'', Service, shop-edge, true, false, true",
        "'', Service, bank, false, false, true",
        "'', Namespace, '', false, false, true",
        "'', Secret, shop, false, false, true",
        "'', Secret, platform, false, true, true",
        "rbac.authorization.k8s.io, RoleBinding, shop, false, false, true",
        "rbac.authorization.k8s.io, ClusterRole, '', false, false, true",
        "example.com, Secret, shop, true, false, true",
        "'', Service, platform, false, true, true",
    })
    void aConfigWritesOnlyWhereItReaches(
            String group, String kind, String namespace, boolean tenant, boolean trusted, boolean unrestricted) {
        GroupKind groupKind = new GroupKind(group, kind);
        ConfigScope everywhere = ConfigScope.of("platform", new ScopePolicy(Set.of("platform"), Map.of(), false));

        assertThat(TENANT.refusal(groupKind, namespace).isEmpty()).isEqualTo(tenant);
        assertThat(TRUSTED.refusal(groupKind, namespace).isEmpty()).isEqualTo(trusted);
        assertThat(everywhere.refusal(groupKind, namespace).isEmpty()).isEqualTo(unrestricted);
    }

    private static ObjectNode ingress(String namespace) {
        return yaml("{metadata: {namespace: \"" + namespace + "\", name: x}, spec: {ingressClassName: haproxy}}");
    }
}
