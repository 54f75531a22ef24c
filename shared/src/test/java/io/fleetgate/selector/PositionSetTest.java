package io.fleetgate.selector;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.BitSet;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class PositionSetTest {
    private static final PositionSet A = of(0, 63, 64, 640);
    private static final PositionSet B = of(0, 65, 640, 6_400);

    @Test
    void combinesWhatIsInWordsThatOnlyOneSideHas() {
        assertThat(A.or(B).stream()).containsExactly(0, 63, 64, 65, 640, 6_400);
        assertThat(A.and(B).stream()).containsExactly(0, 640);
        assertThat(A.minus(B).stream()).containsExactly(63, 64);
        assertThat(A.minus(A).isEmpty()).isTrue();
        assertThat(A.or(B).size()).isEqualTo(6);
    }

    @Test
    void staysAsItWas() {
        PositionSet more = A.with(5);

        assertThat(more.without(63).stream()).containsExactly(0, 5, 64, 640);
        assertThat(A.stream()).containsExactly(0, 63, 64, 640);
    }

    @Test
    void findsTheLowestPositionThatIsAbsent() {
        List<PositionSet> sets = List.of(
                PositionSet.EMPTY,
                of(1),
                of(0, 1, 3),
                of(64),
                of(IntStream.range(0, 64).toArray()),
                of(IntStream.range(0, 65).toArray()));

        assertThat(sets).extracting(PositionSet::firstAbsent).containsExactly(0, 0, 2, 0, 64, 65);
    }

    @Test
    void followsEveryChangeAsABitSetWould() {
        Random random = new Random(11);
        BitSet model = new BitSet();
        PositionSet set = PositionSet.EMPTY;
        for (int step = 0; step < 5_000; step++) {
            int position = random.nextInt(300);
            boolean isAdded = random.nextBoolean();
            model.set(position, isAdded);
            set = isAdded ? set.with(position) : set.without(position);

            assertThat(set.stream().toArray()).isEqualTo(model.stream().toArray());
            assertThat(set.size()).isEqualTo(model.cardinality());
            assertThat(set.firstAbsent()).isEqualTo(model.nextClearBit(0));
        }
    }

    private static PositionSet of(int... positions) {
        PositionSet set = PositionSet.EMPTY;
        for (int position : positions) {
            set = set.with(position);
        }
        return set;
    }
}
