package io.fleetgate.render.name;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class ChartAddressTest {

    @ParameterizedTest(name = "{0}: {1}")
    @CsvSource(delimiter = '|', textBlock = """
            T15, F20      | oci://zot.zot.svc.cluster.local:5000/a/b/release-x:v0.0.2-ec0e3b98 | zot.zot.svc.cluster.local:5000/a/b/release-x | v0.0.2-ec0e3b98
            no scheme     | registry.example.com/a:v1                                          | registry.example.com/a                       | v1
            IPv6 host     | oci://[::1]:5000/a:v1                                              | [::1]:5000/a                                 | v1
            """)
    void readsHostPortPathAndTag(String row, String url, String repository, String tag) {
        assertThat(ChartAddress.parse(url)).contains(new ChartAddress(repository, tag));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "oci://",
                "oci://host:5000",
                "oci://host:5000/a",
                "oci://host/a:",
                "oci:///a:v1",
                "oci://host//a:v1",
                "oci://host/a@sha256:00",
                "oci://host/a b:v1",
                "https://host/a:v1",
                "oci://host/a:v1\nv2",
                "oci://host/a:.v1"
            })
    void whatIsNoAddressHasNone(String url) {
        assertThat(ChartAddress.parse(url)).isEmpty();
    }

    @Test
    void readsTextOfAnyLength() {
        assertThat(ChartAddress.parse("oci://host" + "/a".repeat(100_000) + ":v1"))
                .isPresent();
        assertThat(ChartAddress.parse("oci://" + "/".repeat(100_000) + ":v1")).isEmpty();
    }

    @ParameterizedTest
    @CsvSource({
        "example.com, my-release, v1.0.0, oci://example.com/my-release:v1.0.0",
        "oci://example.com/, my-release, v1.0.0, oci://example.com/my-release:v1.0.0",
        "example.com:5000, a/b, v1, oci://example.com:5000/a/b:v1"
    })
    void writesTheSchemeOnce(String baseUrl, String repository, String tag, String url) {
        assertThat(ChartAddress.in(baseUrl, repository, tag).url()).isEqualTo(url);
    }
}
