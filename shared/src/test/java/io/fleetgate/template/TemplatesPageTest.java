package io.fleetgate.template;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.json.JsonMapper;
import io.fleetgate.template.budget.RenderLimits;
import io.fleetgate.template.fault.TemplateError;
import io.fleetgate.template.function.Functions;
import io.fleetgate.template.value.JsonValues;
import io.fleetgate.template.value.Value;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** What docs/templates.md says is so. */
class TemplatesPageTest {
    private static final Pattern VARIABLES = Pattern.compile("```json\n(.*?)```", Pattern.DOTALL);
    private static final Pattern EXAMPLE =
            Pattern.compile("```pebble( documents)?\n(.*?)```\n\n```(text|failure)\n(.*?)```", Pattern.DOTALL);
    private static final Pattern FUNCTION_TABLE = Pattern.compile("\\| for \\| functions \\|.*?\n\n", Pattern.DOTALL);
    private static final Pattern FUNCTION = Pattern.compile("`(\\w+)`");
    private static final Set<String> METHODS =
            Set.of("Match", "Find", "FindAll", "FindSubmatch", "ReplaceAll", "Split");

    static Stream<Arguments> examples() throws IOException {
        return EXAMPLE.matcher(page()).results().map(example -> Arguments.of(example.group(2), example));
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("examples")
    void everyExampleRendersAsItSays(String template, MatchResult example) throws IOException {
        RenderRequest request = RenderRequest.text(variables(), RenderLimits.DEFAULT, () -> false);
        Rendering rendering = Templates.compiled(Map.of("main", template))
                .render("main", example.group(1) == null ? request : request.documents());

        assertThat(shown(rendering)).isEqualTo(example.group(4));
    }

    @Test
    void everyExampleWasFound() throws IOException {
        assertThat(EXAMPLE.matcher(page()).results().count())
                .isEqualTo(page().split("```pebble", -1).length - 1)
                .isGreaterThan(10);
    }

    @Test
    void everyFunctionIsListedAndNoOther() throws IOException {
        String table = FUNCTION_TABLE
                .matcher(page())
                .results()
                .findFirst()
                .orElseThrow()
                .group();
        Set<String> listed = FUNCTION.matcher(table)
                .results()
                .map(function -> function.group(1))
                .filter(name -> !METHODS.contains(name))
                .collect(Collectors.toCollection(TreeSet::new));

        assertThat(listed).containsExactlyElementsOf(Functions.names());
    }

    private static String shown(Rendering rendering) {
        return switch (rendering) {
            case Rendering.Rendered(String text) -> text;
            case Rendering.Failed(TemplateError error) -> error.place() + " " + error.message() + "\n";
            case Rendering.OutOfTime _ -> "out of time";
        };
    }

    private static Map<String, Value> variables() throws IOException {
        String json =
                VARIABLES.matcher(page()).results().findFirst().orElseThrow().group(1);
        Map<String, Value> variables = new HashMap<>();
        for (Map.Entry<String, JsonNode> variable :
                JsonMapper.builder().build().readTree(json).properties()) {
            variables.put(variable.getKey(), JsonValues.of(variable.getValue()));
        }
        return variables;
    }

    private static String page() throws IOException {
        return Files.readString(Path.of("../docs/templates.md"));
    }
}
