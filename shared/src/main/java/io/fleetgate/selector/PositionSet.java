package io.fleetgate.selector;

import java.util.Arrays;
import java.util.BitSet;
import java.util.function.LongBinaryOperator;
import java.util.stream.IntStream;

/** A set of small numbers that never changes: words of 64 positions each, of which only those are there that hold any. */
final class PositionSet {
    static final PositionSet EMPTY = new PositionSet(new int[0], new long[0]);

    private final int[] places;
    private final long[] words;

    /**
     * The words at their places, ascending.
     *
     * @param words none of them zero
     */
    private PositionSet(int[] places, long[] words) {
        this.places = places;
        this.words = words;
    }

    PositionSet with(int position) {
        return combine(of(position), (mine, its) -> mine | its);
    }

    PositionSet without(int position) {
        return minus(of(position));
    }

    PositionSet or(PositionSet other) {
        return combine(other, (mine, its) -> mine | its);
    }

    PositionSet and(PositionSet other) {
        return combine(other, (mine, its) -> mine & its);
    }

    PositionSet minus(PositionSet other) {
        return combine(other, (mine, its) -> mine & ~its);
    }

    boolean isEmpty() {
        return words.length == 0;
    }

    int size() {
        int size = 0;
        for (long word : words) {
            size += Long.bitCount(word);
        }
        return size;
    }

    /** The lowest position that is not in the set. */
    int firstAbsent() {
        for (int i = 0; i < words.length; i++) {
            if (places[i] != i) {
                return i * Long.SIZE;
            }
            if (words[i] != -1) {
                return i * Long.SIZE + Long.numberOfTrailingZeros(~words[i]);
            }
        }
        return words.length * Long.SIZE;
    }

    /** Ascending. */
    IntStream stream() {
        return IntStream.range(0, words.length)
                .flatMap(i -> BitSet.valueOf(new long[] {words[i]}).stream().map(bit -> places[i] * Long.SIZE + bit));
    }

    private static PositionSet of(int position) {
        return new PositionSet(new int[] {position / Long.SIZE}, new long[] {1L << position % Long.SIZE});
    }

    /** Merges word by word, as the places ascend; a word that is not there is zero. */
    private PositionSet combine(PositionSet other, LongBinaryOperator operator) {
        int[] combinedPlaces = new int[places.length + other.places.length];
        long[] combined = new long[combinedPlaces.length];
        int size = 0;
        for (int i = 0, j = 0; i < places.length || j < other.places.length; ) {
            int mine = i < places.length ? places[i] : Integer.MAX_VALUE;
            int its = j < other.places.length ? other.places[j] : Integer.MAX_VALUE;
            long word = operator.applyAsLong(mine <= its ? words[i++] : 0, its <= mine ? other.words[j++] : 0);
            if (word != 0) {
                combinedPlaces[size] = Math.min(mine, its);
                combined[size++] = word;
            }
        }
        return new PositionSet(Arrays.copyOf(combinedPlaces, size), Arrays.copyOf(combined, size));
    }
}
