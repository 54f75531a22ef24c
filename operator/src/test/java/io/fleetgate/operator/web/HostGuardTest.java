package io.fleetgate.operator.web;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.net.InetAddress;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Which addresses a name may lead to. */
class HostGuardTest {
    @ParameterizedTest(name = "{0}: {1}")
    @CsvSource({
        "link-local, 169.254.169.254",
        "link-local, fe80::1",
        "this network, 0.0.0.0",
        "this network, 0.1.2.3",
        "this network, ::",
        "many, 224.0.0.1",
        "many, ff02::1",
        "metadata, 100.100.100.200",
        "metadata, 168.63.129.16",
        "metadata, 192.0.0.192",
        "metadata, fd00:ec2::254",
        "metadata, fd20:ce::254",
        "compatible, ::a9fe:a9fe",
        "mapped, ::ffff:169.254.169.254",
        "translated, ::ffff:0:a9fe:a9fe",
        "NAT64, 64:ff9b::a9fe:a9fe",
        "NAT64 of a site, 64:ff9b:1::a9fe:a9fe",
        "NAT64 of a site with 48 bits, 64:ff9b:1:a9fe:a9:fe00::",
        "NAT64 of a site with 64 bits, 64:ff9b:1:0:a9:fea9:fe00:0",
        "6to4, 2002:a9fe:a9fe::1",
        "Teredo server, 2001:0:a9fe:a9fe::1",
        "Teredo client, 2001:0:102:304:0:0:5601:5601",
        "ISATAP, 2001:db8::5efe:a9fe:a9fe",
        "ISATAP of a global address, 2001:db8::200:5efe:a9fe:a9fe"
    })
    void nothingIsSentWhereNoRegistryIs(String form, String address) {
        assertThat(HostGuard.isForbidden(InetAddress.ofLiteral(address)))
                .as(form)
                .isTrue();
    }

    @ParameterizedTest(name = "{0}")
    @ValueSource(
            strings = {
                "127.0.0.1",
                "::1",
                "10.0.0.1",
                "172.16.0.1",
                "192.168.0.1",
                "100.64.0.1",
                "fd12:3456::1",
                "::ffff:10.0.0.1",
                "64:ff9b::a00:1",
                "2002:a00:1::1",
                "203.0.113.1",
                "2001:db8::1"
            })
    void registriesAreOnPrivateAddressesToo(String address) {
        assertThat(HostGuard.isForbidden(InetAddress.ofLiteral(address))).isFalse();
    }

    @Test
    void aHostThatIsNowhereIsSaidToBe() {
        assertThatThrownBy(() -> new HostGuard(InetAddress::getAllByName).resolve("registry.invalid"))
                .hasCauseInstanceOf(Unanswered.class)
                .hasMessageContaining("cannot be found");
    }
}
