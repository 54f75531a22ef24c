package io.fleetgate.model;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.fleetgate.api.solar.ReleaseSpec;
import io.fleetgate.api.solar.SolarKinds;
import io.fleetgate.fixture.Fleet;
import io.fleetgate.object.FleetObject;
import io.fleetgate.resolver.Candidate;
import io.fleetgate.resolver.Fallback;
import io.fleetgate.resolver.Loss;
import io.fleetgate.resolver.ReleaseResolver;
import io.fleetgate.resolver.Resolution;
import io.fleetgate.selector.ParsedSelector;
import io.fleetgate.selector.SelectorParser;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** The resolver against its model, on as many targets as {@code -Dresolutions} says for each kind of fallback. */
class RandomResolutionsTest {
    private static final int ROUNDS = Integer.getInteger("resolutions", 100_000);

    @ParameterizedTest
    @EnumSource
    void acceptsAndRejectsAsTheModelSays(Fallback fallback) {
        for (int seed = 0; seed < ROUNDS; seed++) {
            List<Contender> contenders = new RandomContenders(new Random(seed)).atMost(9);
            ResolutionModel expected = ResolutionModel.of(contenders, fallback);

            Resolution resolution = ReleaseResolver.resolve(
                    contenders.stream().map(RandomResolutionsTest::candidate).toList(), fallback);

            assertThat(names(resolution.accepted()))
                    .as("seed %d: %s", seed, contenders)
                    .isEqualTo(
                            expected.accepted().stream().map(Contender::binding).toList());
            assertThat(losses(resolution)).as("seed %d: %s", seed, contenders).isEqualTo(expected.losses());
        }
    }

    private static Candidate candidate(Contender contender) {
        return new Candidate(
                Fleet.key(contender.binding()),
                Fleet.key(contender.binding()),
                contender.uniqueName(),
                contender.priority(),
                contender.labels(),
                selector(contender.antiAffinity()));
    }

    private static @Nullable ParsedSelector selector(JsonNode antiAffinity) {
        ObjectNode release = JsonNodeFactory.instance.objectNode();
        release.putObject("spec").set("antiAffinity", antiAffinity);
        ReleaseSpec spec = FleetObject.read(SolarKinds.RELEASE, release).spec();
        return spec.antiAffinity() == null ? null : SelectorParser.parse(spec.antiAffinity(), "spec.antiAffinity");
    }

    private static List<String> names(List<Candidate> candidates) {
        return candidates.stream()
                .map(candidate -> candidate.binding().toString())
                .toList();
    }

    private static Map<String, String> losses(Resolution resolution) {
        Map<String, String> losses = new TreeMap<>();
        for (Loss loss : resolution.losses()) {
            losses.put(loss.loser().binding().toString(), text(loss));
        }
        return losses;
    }

    private static String text(Loss loss) {
        return switch (loss) {
            case Loss.LowerPriority(Candidate loser, Candidate winner) -> "LowerPriority " + winner.binding();
            case Loss.TieBrokenByName(Candidate loser, Candidate winner) -> "TieBrokenByName " + winner.binding();
            case Loss.RepelsAccepted(Candidate loser, Candidate accepted) -> "AntiAffinity " + accepted.binding();
            case Loss.RepelledByAccepted(Candidate loser, Candidate accepted) -> "AntiAffinity " + accepted.binding();
            case Loss.InvalidAntiAffinity(Candidate loser, var problems) -> "InvalidAntiAffinity";
        };
    }
}
