package io.fleetgate.api.resource;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.fabric8.kubernetes.api.model.HasMetadata;
import io.fabric8.kubernetes.client.CustomResource;
import io.fabric8.kubernetes.client.utils.KubernetesSerialization;
import io.fleetgate.api.solar.Samples;
import io.fleetgate.api.solar.SolarKinds;
import io.fleetgate.api.solar.resource.Profile;
import io.fleetgate.api.solar.resource.Release;
import io.fleetgate.object.FleetObject;
import io.fleetgate.object.Kind;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.FieldSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What the client reads, it writes again as it was: nothing lost, nothing made up. */
class RoundTripTest {
    static final List<Class<? extends CustomResource<?, ?>>> RESOURCES = ApiResources.ALL;

    private static final KubernetesSerialization CLIENT = new KubernetesSerialization();

    @Test
    void everyKindHasItsClass() {
        assertThat(RESOURCES)
                .extracting(HasMetadata::getKind)
                .isEqualTo(ApiResources.KINDS.stream().map(Kind::name).toList());
        assertThat(RESOURCES)
                .extracting(HasMetadata::getPlural)
                .isEqualTo(ApiResources.KINDS.stream().map(Kind::plural).toList());
        assertThat(RESOURCES)
                .extracting(HasMetadata::getApiVersion)
                .isEqualTo(ApiResources.KINDS.stream().map(Kind::apiVersion).toList());
    }

    @ParameterizedTest
    @FieldSource("RESOURCES")
    void everyFieldIsWrittenAsItWasRead(Class<? extends CustomResource<?, ?>> type) {
        ObjectNode sample = Samples.full(kind(type));

        JsonNode written = roundTrip(sample, type);

        assertThat(written).isEqualTo(sample);
        assertThat(FleetObject.read(kind(type), (ObjectNode) written).defects()).isEmpty();
    }

    @ParameterizedTest
    @FieldSource("RESOURCES")
    void aFieldThatIsNotSetIsNotWritten(Class<? extends CustomResource<?, ?>> type) {
        ObjectNode empty = Samples.withSpec(kind(type), Samples.json("{}"));

        JsonNode written = roundTrip(empty, type);

        assertThat(written).isEqualTo(empty);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "{\"antiAffinity\":{}}",
                "{\"failedJobTTL\":0}",
                "{\"values\":null}",
                "{\"values\":{}}",
                "{\"values\":[1,\"two\",null]}"
            })
    void anEmptyValueThatSaysSomethingIsKept(String spec) {
        ObjectNode release = Samples.withSpec(SolarKinds.RELEASE, Samples.json(spec));

        JsonNode written = roundTrip(release, Release.class);

        assertThat(written).isEqualTo(release);
    }

    @Test
    void anEmptyTargetSelectorIsKept() {
        ObjectNode profile = Samples.withSpec(SolarKinds.PROFILE, Samples.json("{\"targetSelector\":{}}"));

        JsonNode written = roundTrip(profile, Profile.class);

        assertThat(written).isEqualTo(profile);
    }

    @Test
    void anObjectOfWrongTypesDoesNotStopTheClient() {
        ObjectNode odd = Samples.withSpec(SolarKinds.RELEASE, Samples.json("{\"uniqueName\":7,\"priority\":\"high\"}"));
        odd.put("status", "odd");

        Release release = CLIENT.unmarshal(odd.toString(), Release.class);

        assertThat(release.getSpec().uniqueName()).isEmpty();
        assertThat(release.getSpec().priority()).isZero();
        assertThat(release.getStatus().conditions()).isEmpty();
    }

    private static JsonNode roundTrip(JsonNode document, Class<? extends CustomResource<?, ?>> type) {
        return Samples.json(CLIENT.asJson(CLIENT.unmarshal(document.toString(), type)));
    }

    private static Kind<?> kind(Class<? extends CustomResource<?, ?>> type) {
        return ApiResources.KINDS.stream()
                .filter(kind -> kind.name().equals(HasMetadata.getKind(type)))
                .findFirst()
                .orElseThrow();
    }
}
