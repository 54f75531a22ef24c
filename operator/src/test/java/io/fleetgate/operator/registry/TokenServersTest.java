package io.fleetgate.operator.registry;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Whom registries may name to give out tokens for them. */
class TokenServersTest {
    @ParameterizedTest(name = "{0}, {1}")
    @CsvSource({
        "registry-1.docker.io, auth.docker.io",
        "ghcr.io, ghcr.io",
        "quay.io, quay.io",
        "public.ecr.aws, public.ecr.aws",
        "example.azurecr.io, example.azurecr.io",
        "europe-docker.pkg.dev, europe-docker.pkg.dev",
        "registry.gitlab.com, gitlab.com",
        "registry.digitalocean.com, api.digitalocean.com",
        "harbor.example.com:8443, harbor.example.com",
        "Registry.Example.com, AUTH.example.com",
        "registry.example.co.uk, auth.example.co.uk",
        "registry.charts.svc.cluster.local:5000, tokens.charts.svc.cluster.local",
        "127.0.0.1:5000, 127.0.0.1",
        "'[::1]:5000', '[::1]'",
        "registry, registry"
    })
    void thoseOfTheRegistrysOwnDomainMay(String registry, String server) {
        assertThat(TokenServers.OWN.areFor(registry, server)).isTrue();
    }

    @ParameterizedTest(name = "{0}, {1}")
    @CsvSource({
        "registry.example.com, auth.example.org",
        "registry.example.com, registry.example.com.evil.org",
        "registry.example.com, evilexample.com",
        "registry.example.com, kubernetes.default.svc",
        "registry.example.com, localhost",
        "registry.example.com, 127.0.0.1",
        "example.com, example.org",
        "ghcr.io, evil.io",
        "example.co.uk, evil.co.uk",
        "example.azurecr.io, other.azurecr.io",
        "1.dkr.ecr.eu-west-1.amazonaws.com, 2.dkr.ecr.eu-west-1.amazonaws.com",
        "registry.charts.svc.cluster.local, tokens.other.svc.cluster.local",
        "registry.charts, other.charts",
        "10.0.0.1, 11.0.0.1",
        "10.0.0.1:5000, 0.0.1",
        "'[fd00::1]:5000', '[fd00::2]'",
        "registry, other"
    })
    void othersMayNot(String registry, String server) {
        assertThat(TokenServers.OWN.areFor(registry, server)).isFalse();
    }

    @Test
    void whomTheOperatorTrustsMayBeNamedByAny() {
        var servers = new TokenServers(Set.of("auth.example.org"));

        assertThat(servers.areFor("registry.example.com", "auth.example.org")).isTrue();
        assertThat(servers.areFor("registry.example.com", "other.example.org")).isFalse();
    }
}
