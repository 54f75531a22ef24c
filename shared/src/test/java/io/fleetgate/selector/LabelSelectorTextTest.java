package io.fleetgate.selector;

import static org.assertj.core.api.Assertions.assertThat;

import io.fleetgate.problem.Problem;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class LabelSelectorTextTest {
    private static final TreeMap<String, Map<String, String>> OBJECTS = new TreeMap<>(Map.of(
            "o1", Map.of("app", "web", "tier", "edge"),
            "o2", Map.of("app", "web"),
            "o3", Map.of("app", "db", "tier", ""),
            "o4", Map.of()));

    @ParameterizedTest(name = "{0} selects {1}")
    @CsvSource(delimiter = '|', textBlock = """
            ''                         | o1 o2 o3 o4
            ' '                        | o1 o2 o3 o4
            app=web                    | o1 o2
            app==web                   | o1 o2
            app = web                  | o1 o2
            app!=web                   | o3 o4
            app=web,tier=edge          | o1
            'app=web , tier!=edge'     | o2
            tier=                      | o3
            tier                       | o1 o3
            !tier                      | o2 o4
            app in (web,db)            | o1 o2 o3
            'app in ( web , db ),tier' | o1 o3
            app notin (web)            | o3 o4
            'tier in (,edge)'          | o1 o3
            """)
    void aTextSelectsAsKubectlWould(String text, String selected) {
        assertThat(LabelSelectorText.parse(text, "p"))
                .isInstanceOfSatisfying(
                        Selector.class,
                        selector -> assertThat(OBJECTS.entrySet().stream()
                                        .filter(object -> selector.matches(object.getValue()))
                                        .map(Map.Entry::getKey)
                                        .collect(Collectors.joining(" ")))
                                .isEqualTo(selected));
    }

    @ParameterizedTest(name = "{0} has {1} mistakes")
    @CsvSource(delimiter = '|', textBlock = """
            'app=web,'        | 1
            ','               | 2
            app=web tier=edge | 1
            app>5             | 1
            app in web        | 1
            app in (web       | 1
            app=-web          | 1
            a/b/c=web         | 1
            '!,app=a=b,=x'    | 3
            """)
    void everyMistakeIsReportedWhereTheTextStands(String text, int mistakes) {
        assertThat(LabelSelectorText.parse(text, "spec.labelSelector"))
                .isInstanceOfSatisfying(
                        ParsedSelector.Invalid.class,
                        invalid -> assertThat(invalid.problems())
                                .hasSize(mistakes)
                                .extracting(Problem::path)
                                .containsOnly("spec.labelSelector"));
    }
}
