package io.fleetgate.selector;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.node.ObjectNode;
import io.fleetgate.api.solar.ProfileSpec;
import io.fleetgate.api.solar.SolarKinds;
import io.fleetgate.fixture.Fleet;
import io.fleetgate.fixture.Yaml;
import io.fleetgate.object.FleetObject;
import io.fleetgate.problem.Problem;
import io.fleetgate.rollout.binding.ProfileSelection;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class SelectorParserTest {
    private static final Map<String, Map<String, String>> TARGETS = Map.of(
            "t1", Map.of("ring", "prod"),
            "t2", Map.of("ring", "dev"),
            "t3", Map.of(),
            "t4", Map.of("tier", ""));

    @ParameterizedTest(name = "BC-029, BC-031: {0} matches {1}")
    @CsvSource(delimiter = '|', textBlock = """
            {}                                                                | t1 t2 t3 t4
            {matchLabels: {}, matchExpressions: []}                           | t1 t2 t3 t4
            {matchLabels: {ring: prod}}                                       | t1
            {matchExpressions: [{key: ring, operator: In, values: [prod, dev]}]} | t1 t2
            {matchExpressions: [{key: ring, operator: NotIn, values: [prod]}]}   | t2 t3 t4
            {matchExpressions: [{key: ring, operator: DoesNotExist}]}         | t3 t4
            {matchExpressions: [{key: ring, operator: Exists}, {key: ring, operator: NotIn, values: [prod]}]} | t2
            {matchExpressions: [{key: ring, operator: In, values: [prod]}, {key: ring, operator: NotIn, values: [prod]}]} | ''
            {matchLabels: {tier: ''}}                                         | t4
            {matchLabels: {tier: null}}                                       | t4
            {matchExpressions: [{key: tier, operator: Exists}]}               | t4
            {matchExpressions: [{key: tier, operator: In, values: ['']}]}     | t4
            """)
    void matchesAsTheApiServerDoes(String selector, String matched) {
        Selector parsed = (Selector) parse(selector);

        assertThat(TARGETS.keySet().stream().sorted().filter(name -> parsed.matches(TARGETS.get(name))))
                .containsExactlyElementsOf(matched.isEmpty() ? List.of() : List.of(matched.split(" ")));
    }

    @ParameterizedTest(name = "{0} is invalid at {1}")
    @CsvSource(delimiter = '|', textBlock = """
            {matchExpressions: [{key: a, operator: in, values: [b]}]}         | .matchExpressions[0].operator
            {matchExpressions: [{key: a, operator: '', values: [b]}]}         | .matchExpressions[0].operator
            {matchExpressions: [{key: a, operator: In}]}                      | .matchExpressions[0].values
            {matchExpressions: [{key: a, operator: NotIn, values: []}]}       | .matchExpressions[0].values
            {matchExpressions: [{key: a, operator: Exists, values: [b]}]}     | .matchExpressions[0].values
            {matchExpressions: [{key: '', operator: Exists}]}                 | .matchExpressions[0].key
            {matchExpressions: [{key: a/b/c, operator: Exists}]}              | .matchExpressions[0].key
            {matchExpressions: [{key: A.B/c, operator: Exists}]}              | .matchExpressions[0].key
            {matchExpressions: [{key: "a\\n", operator: Exists}]}             | .matchExpressions[0].key
            {matchExpressions: [{key: a, operator: In, values: [b, -c]}]}     | .matchExpressions[0].values[1]
            {matchLabels: {a: 'b c'}}                                         | .matchLabels['a']
            {matchLabels: {a: 1}}                                             | ''
            {matchLabels: text}                                               | ''
            """)
    void namesThePlaceOfEveryFault(String selector, String path) {
        ParsedSelector.Invalid invalid = (ParsedSelector.Invalid) parse(selector);

        assertThat(invalid.problems()).extracting(Problem::path).containsExactly("spec.targetSelector" + path);
    }

    @Test
    void reportsAllFaultsAtOnce() {
        ParsedSelector.Invalid invalid = (ParsedSelector.Invalid)
                parse("{matchLabels: {-a: b}, matchExpressions: [{key: c, operator: Is}, {key: d, operator: In}]}");

        assertThat(invalid.problems()).hasSize(3);
    }

    @Test
    void aSelectorKeepsItsMeaningThroughTheTypedModel() {
        FleetObject<ProfileSpec> empty = profile("targetSelector: {}");
        FleetObject<ProfileSpec> absent = profile("targetSelector: null");

        assertThat(empty.spec().targetSelector()).isNotNull();
        assertThat(absent.spec().targetSelector()).isNull();
        ObjectNode spec = (ObjectNode) empty.document().path("spec");
        assertThat(spec.has("targetSelector")).isTrue();
    }

    private static ParsedSelector parse(String selector) {
        return ProfileSelection.selector(profile("targetSelector: " + selector).spec());
    }

    private static FleetObject<ProfileSpec> profile(String spec) {
        return SolarKinds.PROFILE.cast(Fleet.object(Yaml.object("Profile", "ns/p", "", spec)));
    }
}
