package io.fleetgate.operator.gateway;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What the API server says of a refusal, without what the object holds. */
class RefusalTest {

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "Invalid value: \"secret-1\": must be a name | s.f: Invalid value: must be a name",
                "Invalid value: \"a\\\": secret-1\\\"\": must be a name | s.f: Invalid value: must be a name",
                "Invalid value: {\"key\": \"secret-1\"}: must be a name | s.f: Invalid value",
                "Invalid value: 5: must be less | s.f: Invalid value",
                "Unsupported value: \"secret-1\": supported values: \"a\" | s.f: Unsupported value: supported values: \"a\"",
                "Duplicate value: \"secret-1\" | s.f: Duplicate value",
                "Not found: \"secret-1\" | s.f: Not found value",
                "Required value: say who | s.f: Required value: say who",
                "Too long: may not be more than 63 bytes | s.f: Too long: may not be more than 63 bytes"
            })
    void valuesAreLeftOut(String message, String sentence) {
        ApiStatus.Cause cause = new ApiStatus.Cause("FieldValueInvalid", message, "s.f");

        assertThat(Refusal.sentence(new ApiStatus("Invalid", "all of it, secret-1 too", "", "", List.of(cause))))
                .isEqualTo(sentence);
    }

    @Test
    void theTextAroundAPlaceThatCannotBeDecodedIsLeftOut() {
        String message =
                "json: cannot decode, error found in #10 byte of ...|secret-1|..., bigger context ...|secret-1";

        assertThat(Refusal.sentence(new ApiStatus("BadRequest", message, "", "", List.of())))
                .isEqualTo("json: cannot decode");
    }

    @Test
    void onlySoManyFieldsAreNamed() {
        ApiStatus.Cause cause = new ApiStatus.Cause("FieldValueRequired", "Required value", "f");

        assertThat(Refusal.sentence(
                        new ApiStatus("Invalid", "", "", "", List.of(cause, cause, cause, cause, cause, cause, cause))))
                .isEqualTo("f: Required value; f: Required value; f: Required value; f: Required value;"
                        + " f: Required value");
    }

    @Test
    void aLongSentenceIsCut() {
        assertThat(Refusal.sentence(new ApiStatus("Forbidden", "é".repeat(5000), "", "", List.of())))
                .isEqualTo("é".repeat(1000) + "…");
    }
}
