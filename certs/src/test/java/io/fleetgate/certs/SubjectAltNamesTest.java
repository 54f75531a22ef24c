package io.fleetgate.certs;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.net.InetAddress;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class SubjectAltNamesTest {

    @Test
    void tellsAddressesFromDnsNames() {
        SubjectAltNames names =
                SubjectAltNames.of(List.of("Localhost", "127.0.0.1", "::1", "0:0:0:0:0:0:0:1", "a.svc"));

        assertThat(names.dnsNames()).containsExactly("localhost", "a.svc");
        assertThat(names.addresses()).containsExactly(InetAddress.ofLiteral("127.0.0.1"), InetAddress.ofLiteral("::1"));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {"", " ", "a b", "a..b", "-a", "https://a", "a:8443", "[::1]", "256.0.0.1", "1::2::3", "ä.test"})
    void refusesWhatIsNeither(String name) {
        assertThatIllegalArgumentException().isThrownBy(() -> SubjectAltNames.of(List.of(name)));
    }

    @ParameterizedTest
    @CsvSource({
        "a.example.test,   a.example.test,   true",
        "A.Example.Test,   a.example.test,   true",
        "*.example.test,   a.example.test,   true",
        "*.example.test,   a.b.example.test, false",
        "*.example.test,   example.test,     false",
        "example.test,     a.example.test,   false",
        "127.0.0.1,        127.0.0.1,        true",
        "127.0.0.1,        127.0.0.2,        false",
        "::1,              0:0:0:0:0:0:0:1,  true",
    })
    void aNameIsCoveredAsClientsSeeIt(String issued, String wanted, boolean covered) {
        List<String> missing = SubjectAltNames.of(List.of(issued)).missing(SubjectAltNames.of(List.of(wanted)));

        assertThat(missing.isEmpty()).isEqualTo(covered);
    }
}
