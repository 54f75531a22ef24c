package io.fleetgate.selector;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;

class LabelIndexTest {
    private static final List<String> KEYS = List.of("region", "ring", "stage");
    private static final List<String> VALUES = List.of("", "a", "b");

    @Test
    void findsWhatHasTheLabelsThatItHasNow() {
        LabelIndex<String> before = LabelIndex.<String>empty()
                .with("one", Map.of("region", "a", "ring", "a"))
                .with("two", Map.of("region", "a"));
        Selector selector = new Selector(List.of(in("region", "a"), new Requirement.Exists("ring")));

        LabelIndex<String> after =
                before.with("one", Map.of("region", "b", "ring", "a")).with("two", Map.of("region", "a", "ring", "c"));

        assertThat(before.matching(selector)).containsExactly("one");
        assertThat(after.matching(selector)).containsExactly("two");
    }

    @Test
    void givesThePlaceOfWhatIsGoneToWhatComes() {
        LabelIndex<String> index = LabelIndex.<String>empty()
                .with("one", Map.of("ring", "a"))
                .without("one")
                .with("two", Map.of("ring", "b"));

        assertThat(index.matching(Selector.EVERYTHING)).containsExactly("two");
        assertThat(index.count(new Selector(List.of(in("ring", "a"))))).isZero();
        assertThat(index.without("two").isEmpty()).isTrue();
    }

    @Test
    void isTheSameWhereNothingChanges() {
        LabelIndex<String> index = LabelIndex.<String>empty().with("one", Map.of());

        assertThat(index.with("one", Map.of())).isSameAs(index);
        assertThat(index.without("two")).isSameAs(index);
    }

    /** Every mix of up to three requirements, after every one of many changes. */
    @Test
    void agreesWithMatchingOneAfterTheOther() {
        Random random = new Random(7);
        Map<Integer, Map<String, String>> model = new TreeMap<>();
        LabelIndex<Integer> index = LabelIndex.empty();
        for (int step = 0; step < 5_000; step++) {
            int thing = random.nextInt(150);
            if (random.nextInt(4) == 0) {
                model.remove(thing);
                index = index.without(thing);
            } else {
                Map<String, String> labels = labels(random);
                model.put(thing, labels);
                index = index.with(thing, labels);
            }
            Selector selector = new Selector(random.ints(random.nextInt(4))
                    .mapToObj(LabelIndexTest::requirement)
                    .toList());

            List<Integer> matching = model.keySet().stream()
                    .filter(each -> selector.matches(model.getOrDefault(each, Map.of())))
                    .toList();
            assertThat(index.matching(selector)).containsExactlyInAnyOrderElementsOf(matching);
            assertThat(index.count(selector)).isEqualTo(matching.size());
        }
    }

    private static Map<String, String> labels(Random random) {
        Map<String, String> labels = new TreeMap<>();
        for (String key : KEYS) {
            if (random.nextBoolean()) {
                labels.put(key, VALUES.get(random.nextInt(VALUES.size())));
            }
        }
        return labels;
    }

    private static Requirement requirement(int seed) {
        Random random = new Random(seed);
        String key = KEYS.get(random.nextInt(KEYS.size()));
        Set<String> values = Set.copyOf(VALUES.subList(0, 1 + random.nextInt(VALUES.size())));
        return switch (random.nextInt(4)) {
            case 0 -> new Requirement.In(key, values);
            case 1 -> new Requirement.NotIn(key, values);
            case 2 -> new Requirement.Exists(key);
            default -> new Requirement.DoesNotExist(key);
        };
    }

    private static Requirement in(String key, String value) {
        return new Requirement.In(key, Set.of(value));
    }
}
