package io.fleetgate.template;

import static org.assertj.core.api.Assertions.assertThat;

import io.fleetgate.template.fault.Fault;
import io.fleetgate.template.fault.TemplateError;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What the functions give. */
class FunctionsTest {
    private static final String PODS = "{% set pods = [{'n': 'b', 'w': 10, 'l': ['x']}, {'n': 'a', 'w': 9},"
            + " {'n': 'c', 'z': 'y', 'l': []}, {'n': 'd', 'w': 10, 'l': ['x', 'y']}] %}";

    @ParameterizedTest(name = "{0} is {1}")
    @CsvSource(
            delimiterString = " => ",
            quoteCharacter = '`',
            value = {
                "trim('  a ') ~ trimLeft('xxa', 'x') ~ trimRight('ab', 'b') => aaa",
                "trimPrefix('abc', 'a') ~ trimSuffix('abc', 'c') => bcab",
                "'a,b,c' | split(',') | join('-') => a-b-c",
                "'a,b,c' | splitN(',', 2) | join('-') => a-b,c",
                "'a,b' | splitAfter(',') | join('-') => a,-b",
                "replace('aaa', 'a', 'b', 2) => bba",
                "index('chicken', 'ken') ~ lastIndex('gogo', 'go') ~ indexAny('golang', 'ny') => 424",
                "'hello world' | title => Hello World",
                "toKebab('someHTTPName x') => some-httpname-x",
                "abbreviate('a long text', 8) => a lon...",
                "join_key('|', 'a', 1, 'b') => a|1|b",
                "basename('/etc/x/a.pem') => a.pem",
                "glob_match('tcp-route', 'tcp-*') ~ glob_match('a.b', 'a?c') => truefalse",
                "glob_match(['a1', 'b1', 'a2'], 'a*') | join(',') => a1,a2",
                "regex_search('host-12', '[0-9]+$') => true",
                "regex_replace('a1b22', '([0-9]+)', '<$1>') => a<1>b<22>",
                "regexp('[0-9]+').FindAll('a1b22') | join(',') => 1,22",
                "regexp('(a)(b)?').FindSubmatch('xa') | join(',') => a,a,",
                "regexp(',').Split('a,b') | join('-') => a-b",
                "sanitize_regex('a.b*') => a\\.b\\*",
                "md5('a') => 0cc175b9c0f1b6a831c399e269772661",
                "sha1('a') => 86f7e437faa5a7fce15d1ddcb9eaeaea377667b8",
                "hmacSHA256('m', 'k') => b60090e3052297aeb5a080889ce2fc4bca957e756faeb4df7d31800ca1e771ec",
                "hex('az') ~ b64decode('YQ==') ~ base64('a') => 617aaYQ==",
                "htmlEscape('<a>') ~ queryEscape('a b&ü') => &lt;a&gt;a+b%26%C3%BC",
                "sprintf('%s-%03d|%-4s|%5.1f|%x|%q|%v%%', 'a', 7, 'b', 1.25, 255, 'c', [1]) => a-007|b   |  1.2|ff|\"c\"|[1]%",
                "sprint('a', 1, true) ~ formatInt(255, 16) ~ parseInt('ff', 16) => a1trueff255",
                "formatFloat(1.005, 'f', 1) ~ ' ' ~ parseFloat('2.50') ~ ' ' ~ pow(2, 10) => 1.0 2.5 1024",
                "toint('x') ~ toint(' 12 ') ~ toint(3.9) => 0123",
                "parseTime('2024-02-29T12:00:00+02:00') => 2024-02-29T10:00:00Z",
                "date(2024, 2, 29) ~ ' ' ~ unixTime(0) ~ ' ' ~ toUnix('1970-01-02') => 2024-02-29T00:00:00Z 1970-01-01T00:00:00Z 86400",
                "parseDuration('1m30s') => 90000000000",
                "toJson({'b': [1, null], 'a': \"x'y\"}) => {\"a\":\"x'y\",\"b\":[1,null]}",
                "unmarshalJSON('{\"a\": [1, 2.0]}').a | join(',') => 1,2",
                "unmarshalYAML('a: {b: yes}').a.b => true",
                "quote('a\"b') => \"a\\\"b\"",
                "debug([1], 'pods') => # pods: [1]",
                "keys({'b': 1, 'a': 2}) | join => ab",
                "dig({'a': {'b': [7]}}, 'a', 'b', 0) ~ dig({}, 'a', 'b') => 7",
                "merge({'a': 1}, {'a': 2, 'b': 3}) | toJson => {\"a\":2,\"b\":3}",
                "shard_slice([1, 2, 3, 4, 5], 0, 2) | join => 123",
                "shard_slice([1, 2, 3, 4, 5], 1, 2) | join => 45",
                "shard_slice([1, 2], 2, 2) | join => 12",
                "sort_strings(['b', 10, 'a']) | join(',') => 10,a,b",
                "pods | sort_by('n') | map_extract('n') | join => abcd",
                "pods | sort_by(['$.w', 'n:desc']) | map_extract('n') | join => adbc",
                "pods | sort_by('w:desc') | map_extract('n') | join => cbda",
                "pods | sort_by('$.z:exists:desc', 'n') | map_extract('n') | join => cabd",
                "pods | sort_by('$.l | length:desc', 'n') | map_extract('n') | join => adbc",
                "pods | selectattr('w', 'eq', 10) | map_extract('n') | join => bd",
                "pods | selectattr('n', 'in', ['a', 'c']) | map_extract('n') | join => ac",
                "pods | selectattr('z') | map_extract('n') | join => c",
                "pods | selectattr('w', 'ne', 10) | map_extract('n') | join => ac",
                "toJson(group_by(pods, 'w')['9']) => [{\"n\":\"a\",\"w\":9}]",
                "keys(pods | group_by('w')) | join(',') => ,10,9",
                "count_by(pods, 'w')['10'] => 2",
                "index_by(pods, 'n').a.w => 9",
                "unique_by(pods, 'w') | map_extract('n') | join => bac",
                "'a\\nb\\n\\nc' | indent(2) | split('\\n') | join('/') => a/  b//  c",
                "'a\\nb' | indent('> ', true) | replace('\\n', '/') => > a/> b",
                "(first_seen('a_b', 'c') ~ first_seen('a', 'b_c') ~ first_seen('a_b', 'c')) => truetruefalse",
                "coalesce(nothing, 'x') ~ fallback(null, 'y') ~ default('', 'z') ~ isNil(missing) => xyztrue",
            })
    void everyFunctionHasItsValue(String expression, String value) {
        assertThat(Templates.text(PODS + "{{ " + expression + " }}")).isEqualTo(value == null ? "" : value);
    }

    @Test
    void listsThatAreSortedOrReversedStayAsTheyWere() {
        assertThat(Templates.text("{% set a = [2, 1] %}{% set b = sort(a) %}{% set c = reverse(a) %}{{ a | join }}"))
                .isEqualTo("21");
    }

    @Test
    void yamlIsWrittenInBlocksWithQuotesWhereTheyMatter() {
        String value =
                "{'b': [{'x': 1, 'y': ['no']}, []], 'a': {'on': '1e3', 'c.d/e': 'a: b', 'm': 'l\n'}, 'e': {}, 's': 'text'}";

        assertThat(Templates.text("{{ toYaml(" + value + ") }}")).isEqualTo("""
                        a:
                          c.d/e: "a: b"
                          m: "l\\n"
                          "on": "1e3"
                        b:
                          - x: 1
                            "y":
                              - "no"
                          - []
                        e: {}
                        s: text""");
    }

    @ParameterizedTest(name = "{0} fails: {1}")
    @CsvSource(
            delimiterString = " => ",
            quoteCharacter = '`',
            value = {
                "regex_search('a', '(') => regex_search: a regular expression is wrong: missing closing )",
                "regex_replace('a', 'a', '$2') => regex_replace: the replacement names a group that does not exist",
                "regexp('a').Nothing('b') => has no method \"Nothing\"",
                "sprintf('%d', 'a') => sprintf: argument 2 is a string, not a whole number",
                "sprintf('%s') => sprintf: has more directives than arguments",
                "parseTime('yesterday') => parseTime: argument 1 is not a time like 2006-01-02T15:04:05Z or 2006-01-02",
                "date(2023, 2, 29) => date: there is no such date",
                "sort_by([1], 'a..b') => sort_by: \"a..b\" is not a path like $.a.b, $.a['b.c'] or $.a[0]",
                "sort([1, 'a']) => sort: asks which of a string and a number is greater",
                "b64decode('?') => b64decode: argument 1 is not base64",
                "toJson(store) => toJson: writes an object with methods as JSON",
                "pow(10, 400) => pow: calculates a number that does not exist or is too large",
            })
    void whatCannotBeIsSaid(String expression, String message) {
        TemplateError error = Templates.failure("{{ " + expression + " }}");

        assertThat(error.message()).isEqualTo(message);
        assertThat(error.fault()).isIn(Fault.WRONG_VALUE, Fault.UNDEFINED);
    }

    @Test
    void aPublishedFunctionThatCannotBeSaysWhatToDoInstead() {
        assertThat(Templates.mistake("\n{{ now() }}").message())
                .isEqualTo(
                        "knows no function, filter or macro \"now\": there is no clock, because the same input must give"
                                + " the same text; put the time into the input");
        assertThat(Templates.mistake("{{ 'a' | get_cached }}").message()).contains("keep a value with set");
        assertThat(Templates.mistake("{{ trim() }}").message())
                .isEqualTo("calls trim with 0 arguments instead of 1 to 2");
    }

    @Test
    void regularExpressionsThatExplodeElsewhereTakeTheirTime() {
        String text = "'" + "a".repeat(5000) + "!'";

        assertThat(Templates.text("{{ regex_search(" + text + ", '^(a+)+$') }}"))
                .isEqualTo("false");
        assertThat(Templates.failure("{{ regex_search('a', '((a{100}){100}){100}') }}")
                        .fault())
                .isIn(Fault.LIMIT, Fault.WRONG_VALUE);
    }

    @Test
    void whatWasSeenIsForgottenWithTheRendering() {
        CompiledTemplates templates = Templates.compiled(Map.of("main", "{{ first_seen('a') }}"));
        RenderRequest request = Templates.request();

        assertThat(templates.render("main", request)).isEqualTo(new Rendering.Rendered("true"));
        assertThat(templates.render("main", request)).isEqualTo(new Rendering.Rendered("false"));
        assertThat(templates.render("main", Templates.request())).isEqualTo(new Rendering.Rendered("true"));
    }
}
