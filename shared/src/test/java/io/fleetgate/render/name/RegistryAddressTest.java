package io.fleetgate.render.name;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class RegistryAddressTest {

    @ParameterizedTest(name = "{0}: {1}")
    @CsvSource(delimiter = '|', textBlock = """
            N01        | Registry.Example.COM:5000/foo/bar | registry.example.com:5000
            N02        | oci://registry.example.com        | registry.example.com
            no alias   | docker.io/library/nginx           | docker.io
            no host    | /foo                              | ''
            nothing    | ''                                | ''
            """)
    void theHostIsWhatStandsBeforeThePath(String row, String repository, String host) {
        assertThat(RegistryAddress.host(repository)).isEqualTo(host);
    }

    @ParameterizedTest
    @CsvSource({
        "registry.example.com:5000, registry.example.com:5000",
        "robot:hunter2@registry.example.com, ***@registry.example.com",
        "oci://robot:hun@ter/2@registry.example.com/charts, ***@registry.example.com/charts"
    })
    void whatStandsWhereAPasswordDoesIsNotShown(String address, String shown) {
        assertThat(RegistryAddress.shown(address)).isEqualTo(shown);
    }

    @ParameterizedTest
    @CsvSource({
        "oci://registry.example.com/, registry.example.com, true",
        "Registry.Example.com, registry.example.com, true",
        "registry.example.com:443, registry.example.com, false",
        "registry.example.com/a, registry.example.com/b, false",
        "registry.example.com.evil.org, registry.example.com, false"
    })
    void twoAddressesAreOfTheSameRegistryOnlyWhenTheyAreEqual(String a, String b, boolean expected) {
        assertThat(RegistryAddress.areSame(a, b)).isEqualTo(expected);
    }
}
