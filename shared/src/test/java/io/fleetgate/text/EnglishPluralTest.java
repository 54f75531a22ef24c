package io.fleetgate.text;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Locale;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class EnglishPluralTest {

    @ParameterizedTest(name = "{1} of {0}")
    @CsvSource(textBlock = """
            Ingress, ingresses
            Service, services
            Endpoints, endpoints
            EndpointSlice, endpointslices
            NetworkPolicy, networkpolicies
            Gateway, gateways
            ConfigMap, configmaps
            HTTPRoute, httproutes
            Mesh, meshes
            """)
    void aKindAndItsPluralLeadToEachOther(String kind, String plural) {
        assertThat(EnglishPlural.of(kind)).isEqualTo(plural);
        assertThat(EnglishPlural.singular(plural)).isEqualTo(kind.toLowerCase(Locale.ROOT));
    }
}
