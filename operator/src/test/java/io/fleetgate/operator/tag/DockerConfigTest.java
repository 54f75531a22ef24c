package io.fleetgate.operator.tag;

import static org.assertj.core.api.Assertions.assertThat;

import io.fleetgate.operator.registry.Login;
import java.nio.charset.StandardCharsets;
import java.util.Base64;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Logins as container tools write them. */
class DockerConfigTest {
    private static final String ENTRY = "{\"username\": \"robot\", \"password\": \"a:b\"}";

    @ParameterizedTest(name = "{0}")
    @ValueSource(
            strings = {
                "registry.example.com:5000",
                "https://registry.example.com:5000",
                "https://Registry.example.com:5000/v2/",
                "http://registry.example.com:5000/charts"
            })
    void aLoginIsFoundByItsHost(String key) {
        assertThat(DockerConfig.login(
                        "{\"auths\": {\"other\": {}, \"" + key + "\": " + ENTRY + "}}", "registry.example.com:5000"))
                .hasValue(new Login("robot", "a:b"));
    }

    @Test
    void aJoinedLoginIsTakenApartAtItsFirstColon() {
        String joined = Base64.getEncoder().encodeToString("robot:a:b".getBytes(StandardCharsets.UTF_8));

        assertThat(DockerConfig.login("{\"auths\": {\"r\": {\"auth\": \"" + joined + "\"}}}", "r"))
                .hasValue(new Login("robot", "a:b"));
    }

    @ParameterizedTest(name = "{0}")
    @ValueSource(
            strings = {
                "",
                "no json",
                "[]",
                "{\"auths\": []}",
                "{\"auths\": {\"r\": \"x\"}}",
                "{\"auths\": {\"r\": {\"auth\": \"###\"}}}",
                "{\"auths\": {\"r\": {\"auth\": \"cm9ib3Q=\"}}}",
                "{\"auths\": {\"r\": {\"username\": \"robot\"}}}",
                "{\"auths\": {\"other\": {\"username\": \"robot\", \"password\": \"p\"}}}"
            })
    void whatIsMalformedOrForOthersLogsNobodyIn(String config) {
        assertThat(DockerConfig.login(config, "r")).isEmpty();
    }

    @Test
    void aLoginIsNeverShown() {
        assertThat(new Login("robot", "p").toString()).doesNotContain("robot", "p\"");
    }
}
