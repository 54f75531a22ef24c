package io.fleetgate.selector;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class LabelTableTest {
    private static final List<String> KEYS = List.of("a", "b", "c");
    private static final List<String> VALUES = List.of("x", "y", "");

    @Test
    void findsWhatASelectorMatchesOneByOne() {
        Random random = new Random(7);
        for (int round = 0; round < 2_000; round++) {
            List<Map<String, String>> objects = objects(random, random.nextInt(150));
            LabelTable table = new LabelTable(objects);
            Selector selector = selector(random, random.nextInt(4));

            BitSet found = table.matching(selector);

            assertThat(found.stream().boxed())
                    .as("round %d", round)
                    .containsExactlyElementsOf(IntStream.range(0, objects.size())
                            .filter(i -> selector.matches(objects.get(i)))
                            .boxed()
                            .toList());
        }
    }

    @Test
    void aKeyThatNobodyHasIsNoObstacleToNotHavingIt() {
        LabelTable table = new LabelTable(List.of(Map.of("a", "x"), Map.of()));

        BitSet without = table.matching(new Selector(List.of(new Requirement.DoesNotExist("z"))));
        BitSet with = table.matching(new Selector(List.of(new Requirement.Exists("z"))));

        assertThat(without.cardinality()).isEqualTo(2);
        assertThat(with.isEmpty()).isTrue();
    }

    private static List<Map<String, String>> objects(Random random, int count) {
        List<Map<String, String>> objects = new ArrayList<>();
        for (int i = 0; i < count; i++) {
            Map<String, String> labels = new LinkedHashMap<>();
            for (String key : KEYS) {
                if (random.nextInt(3) > 0) {
                    labels.put(key, pick(random, VALUES));
                }
            }
            objects.add(labels);
        }
        return objects;
    }

    private static Selector selector(Random random, int size) {
        List<Requirement> requirements = new ArrayList<>();
        for (int i = 0; i < size; i++) {
            String key = pick(random, List.of("a", "b", "c", "d"));
            Set<String> values = random.nextBoolean() ? Set.of(pick(random, VALUES)) : Set.of("x", "other");
            requirements.add(
                    switch (random.nextInt(4)) {
                        case 0 -> new Requirement.In(key, values);
                        case 1 -> new Requirement.NotIn(key, values);
                        case 2 -> new Requirement.Exists(key);
                        default -> new Requirement.DoesNotExist(key);
                    });
        }
        return new Selector(requirements);
    }

    private static String pick(Random random, List<String> choices) {
        return choices.get(random.nextInt(choices.size()));
    }
}
