package io.fleetgate.operator.access;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class PermissionTest {

    @ParameterizedTest(name = "{0} {1}")
    @CsvSource({
        "POST,   apis/g/v1/namespaces/sites/targets,            targets,        create",
        "PATCH,  apis/g/v1/namespaces/sites/targets/edge,       targets,        patch",
        "PATCH,  apis/g/v1/namespaces/sites/targets/edge/status, targets/status, patch",
        "DELETE, apis/g/v1/namespaces/namespaces/targets/status, targets,        delete",
        "PATCH,  apis/g/v1/namespaces/edge,                     namespaces,     patch",
    })
    void whatIsNeededIsInTheRequest(String method, String path, String resource, String verb) {
        assertThat(Permission.ofWrite(method, path)).isEqualTo(new Permission("g", resource, verb));
    }

    @Test
    void nothingIsWrittenByReading() {
        assertThatIllegalArgumentException().isThrownBy(() -> Permission.ofWrite("GET", "apis/g/v1/targets"));
    }
}
