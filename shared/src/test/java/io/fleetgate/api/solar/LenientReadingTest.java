package io.fleetgate.api.solar;

import static io.fleetgate.api.solar.Samples.json;
import static io.fleetgate.api.solar.Samples.withSpec;
import static io.fleetgate.api.solar.SolarKinds.RELEASE;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.tuple;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.fleetgate.api.haptic.HapticKinds;
import io.fleetgate.object.FleetObject;
import io.fleetgate.object.Kind;
import io.fleetgate.problem.Problem;
import io.fleetgate.problem.Reason;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.FieldSource;

/** What the readers make of JSON that is right, wrong or half of it. */
class LenientReadingTest {
    static final List<Kind<?>> KINDS = Stream.of(SolarKinds.ALL, HapticKinds.ALL)
            .<Kind<?>>flatMap(List::stream)
            .toList();

    /** Their keys are the user's own. */
    private static final Set<String> MAPS = Set.of(
            "matchLabels",
            "resources",
            "releases",
            "watchedResources",
            "templateSnippets",
            "maps",
            "files",
            "sslCertificates",
            "k8sResources",
            "validationTests",
            "fixtures");

    @Test
    void kindsAreSortedByName() {
        assertThat(SolarKinds.ALL).extracting(Kind::name).hasSize(12).isSorted().doesNotHaveDuplicates();
    }

    @ParameterizedTest
    @FieldSource("KINDS")
    void anAbsentSpecReadsAsAnEmptyOne(Kind<?> kind) {
        FleetObject<?> absent = FleetObject.read(kind, JsonNodeFactory.instance.objectNode());
        FleetObject<?> ofNull = FleetObject.read(kind, withSpec(kind, json("null")));
        FleetObject<?> empty = FleetObject.read(kind, withSpec(kind, json("{}")));

        assertThat(absent.defects()).isEmpty();
        assertThat(ofNull.defects()).isEmpty();
        assertThat(empty.defects()).isEmpty();
        assertThat(absent.spec()).isEqualTo(empty.spec()).isEqualTo(ofNull.spec());
    }

    @ParameterizedTest
    @FieldSource("KINDS")
    void aSpecThatIsNoObjectIsReported(Kind<?> kind) {
        for (String spec : List.of("\"text\"", "7", "[]", "true")) {
            FleetObject<?> object = FleetObject.read(kind, withSpec(kind, json(spec)));

            assertThat(object.defects())
                    .extracting(Problem::path, Problem::reason)
                    .as(spec)
                    .containsExactly(tuple("spec", Reason.INVALID_TYPE));
        }
    }

    @ParameterizedTest
    @FieldSource("KINDS")
    void everyFieldIsReadWithoutAProblem(Kind<?> kind) {
        FleetObject<?> object = FleetObject.read(kind, Samples.full(kind));

        assertThat(object.defects()).isEmpty();
    }

    @ParameterizedTest
    @FieldSource("KINDS")
    void everyFieldOfAnotherTypeIsReportedWithItsPath(Kind<?> kind) {
        ObjectNode document = Samples.full(kind);
        for (Place place : Place.below(document.get("spec"), "spec")) {
            JsonNode right = place.value();
            place.write(right.isTextual() ? json("7") : json("\"text\""));

            FleetObject<?> object = FleetObject.read(kind, document);

            assertThat(object.defects()).extracting(Problem::path).containsExactly(place.path());
            place.write(right);
        }
    }

    @ParameterizedTest
    @FieldSource("KINDS")
    void everyObjectReportsAFieldThatItDoesNotHave(Kind<?> kind) {
        ObjectNode document = Samples.full(kind);
        for (Place place : Place.below(document.get("spec"), "spec")) {
            if (place.value() instanceof ObjectNode inside && !MAPS.contains(place.step())) {
                inside.put("mistyped", "x");

                FleetObject<?> object = FleetObject.read(kind, document);

                assertThat(object.defects()).containsExactly(Problem.unknownField(place.path() + ".mistyped"));
                inside.remove("mistyped");
            }
        }
    }

    @Test
    void anUnwrittenSelectorIsAnotherThanAnEmptyOne() {
        FleetObject<ReleaseSpec> without = FleetObject.read(RELEASE, withSpec(RELEASE, json("{}")));
        FleetObject<ReleaseSpec> withEmpty =
                FleetObject.read(RELEASE, withSpec(RELEASE, json("{\"antiAffinity\":{}}")));

        assertThat(without.spec().antiAffinity()).isNull();
        assertThat(withEmpty.spec().antiAffinity()).isEqualTo(new LabelSelector(Map.of(), List.of()));
    }

    @Test
    void bothShapesOfAReferenceAreKeptAsWritten() {
        String spec = "{\"targetRef\":{\"name\":\"edge\",\"namespace\":\"a\"},\"targetNamespace\":\"b\"}";

        FleetObject<ReleaseBindingSpec> binding =
                FleetObject.read(SolarKinds.RELEASE_BINDING, withSpec(SolarKinds.RELEASE_BINDING, json(spec)));

        assertThat(binding.spec().targetRef()).isEqualTo(new ObjectReference("edge", "a"));
        assertThat(binding.spec().targetNamespace()).isEqualTo("b");
    }
}
