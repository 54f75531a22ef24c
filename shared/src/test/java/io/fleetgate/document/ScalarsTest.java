package io.fleetgate.document;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Every answer of these tables was given by kubectl 1.32 for the same text. */
class ScalarsTest {

    @ParameterizedTest(name = "{0} is {1}")
    @CsvSource(delimiter = '|', quoteCharacter = '^', textBlock = """
            ~            | null
            Null         | null
            NULL         | null
            !!null ''    | null
            nUll         | "nUll"
            '~'          | "~"
            on           | true
            yes          | true
            y            | true
            N            | false
            Off          | false
            !!bool yes   | true
            yEs          | "yEs"
            "yes"        | "yes"
            2001-01-01   | "2001-01-01"
            1:30         | "1:30"
            !!timestamp 2001-01-01 | "2001-01-01"
            !!str 3      | "3"
            ! 12         | "12"
            !foo 12      | "12"
            !!merge x    | "x"
            <<           | "<<"
            =            | "="
            !!binary aGk=| "hi"
            !!binary ''  | ""
            !!set {a, b} | {"a":null,"b":null}
            !!omap [a: 1]| [{"a":1}]
            """)
    void wordsAndTags(String yaml, String json) {
        assertThat(Streams.value(yaml)).isEqualTo(json);
    }

    @ParameterizedTest(name = "{0} is {1}")
    @CsvSource(delimiter = '|', quoteCharacter = '^', textBlock = """
            010          | 8
            0o10         | 8
            0O7          | 7
            0_7          | 7
            08           | 8
            09.5         | 9.5
            0o8          | "0o8"
            0x1F         | 31
            0X1f         | 31
            0x           | "0x"
            0x1p4        | "0x1p4"
            0b11         | 3
            0b-1         | -1
            -0b-1        | "-0b-1"
            0b2          | "0b2"
            1_000        | 1000
            1_e1         | 10
            -_1          | -1
            _1           | "_1"
            +1           | 1
            -0           | 0
            1.           | 1
            1.0          | 1
            1e3          | 1000
            12e03        | 12000
            1e18         | 1000000000000000000
            .5           | 0.5
            +.5          | 0.5
            -.5_0        | -0.5
            .5e1_0       | 5000000000
            ._5          | "._5"
            .5_          | ".5_"
            .5__0        | ".5__0"
            .e5          | ".e5"
            .            | "."
            1e-400       | 0
            1e999        | "1e999"
            1e999999999  | "1e999999999"
            !!float 1    | 1
            !!float 0x1F | 31
            !!int '3'    | 3
            9223372036854775807  | 9223372036854775807
            -9223372036854775808 | -9223372036854775808
            9223372036854775808  | 9.223372036854776E18
            -9223372036854775809 | -9.223372036854776E18
            18446744073709551615 | 1.8446744073709552E19
            +18446744073709551615 | 1.8446744073709552E19
            0xFFFFFFFFFFFFFFFF   | 1.8446744073709552E19
            0777777777777777777777777777 | 7.777777777777778E26
            1e20         | 1.0E20
            4611686018427387904.0 | 4611686018427388000
            """)
    void numbers(String yaml, String json) {
        assertThat(Streams.value(yaml)).isEqualTo(json);
    }

    @ParameterizedTest(name = "{0} is the key {1}")
    @CsvSource(delimiter = '|', quoteCharacter = '^', textBlock = """
            1          | 1
            0x1F       | 31
            y          | true
            off        | false
            1.5        | 1.5
            1e6        | 1e+06
            1e30       | 1e+30
            0.00001    | 1e-05
            123456.7   | 123456.7
            16777217.0 | 1.6777216e+07
            -0.0       | -0
            .inf       | .inf
            -.inf      | -.inf
            .nan       | .nan
            2001-01-01 | 2001-01-01
            !!binary aGk= | hi
            '1'        | 1
            """)
    void keysBecomeStrings(String yaml, String key) {
        assertThat(Streams.value("{" + yaml + ": x}")).isEqualTo("{\"" + key + "\":\"x\"}");
    }

    @ParameterizedTest(name = "{0} is refused")
    @CsvSource(delimiter = '|', quoteCharacter = '^', textBlock = """
            .inf                  | holds a number that JSON cannot express
            .nan                  | holds a number that JSON cannot express
            !!float .inf          | holds a number that JSON cannot express
            !!int 1.5             | has a value that is not of the type its tag names
            !!int abc             | has a value that is not of the type its tag names
            !!float abc           | has a value that is not of the type its tag names
            !!float 18446744073709551615 | has a value that is not of the type its tag names
            !!bool 1              | has a value that is not of the type its tag names
            !!null x              | has a value that is not of the type its tag names
            !!timestamp x         | has a value that is not of the type its tag names
            !!binary a b          | has a value that is not of the type its tag names
            !!binary aGk          | has a value that is not of the type its tag names
            {~: 1}                | has a map key that cannot be a string
            {18446744073709551615: 1} | has a map key that cannot be a string
            {[a]: 1}              | has a map key that cannot be a string
            {{a: b}: 1}           | has a map key that cannot be a string
            "\\ud800"             | has an escape of half a surrogate pair
            """)
    void whatKubectlRefuses(String yaml, String message) {
        assertThat(Streams.problem(Streams.HEAD + "v: " + yaml + "\n"))
                .startsWith("document 1, line 4: " + message + "; ");
    }
}
