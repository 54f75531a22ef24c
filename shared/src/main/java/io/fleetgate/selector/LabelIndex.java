package io.fleetgate.selector;

import java.util.HashSet;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.stream.Stream;
import org.pcollections.HashTreePMap;
import org.pcollections.PMap;

/**
 * Things with their labels, turned by key and value, that never change: with or without one thing it is another index, which
 * shares almost everything. What a selector matches is intersected 64 things at a time and looks at none of them, so that
 * counting costs next to nothing however many there are.
 *
 * @param <T> what is labelled, with equals and hashCode
 */
public final class LabelIndex<T> {
    private static final Column ABSENT = new Column(PositionSet.EMPTY, HashTreePMap.empty());

    private final PMap<T, Entry> entries;
    private final PMap<Integer, T> things;
    private final PositionSet positions;
    private final PMap<String, Column> columns;

    private record Entry(int position, Map<String, String> labels) {}

    /** The positions that have one key, and those that have it with each value. */
    private record Column(PositionSet present, PMap<String, PositionSet> byValue) {
        Column with(int position, String value) {
            return new Column(
                    present.with(position), byValue.plus(value, at(value).with(position)));
        }

        Column without(int position, String value) {
            PositionSet rest = at(value).without(position);
            return new Column(
                    present.without(position), rest.isEmpty() ? byValue.minus(value) : byValue.plus(value, rest));
        }

        PositionSet withAny(Iterable<String> values) {
            PositionSet any = PositionSet.EMPTY;
            for (String value : values) {
                any = any.or(at(value));
            }
            return any;
        }

        private PositionSet at(String value) {
            return byValue.getOrDefault(value, PositionSet.EMPTY);
        }
    }

    private LabelIndex(
            PMap<T, Entry> entries, PMap<Integer, T> things, PositionSet positions, PMap<String, Column> columns) {
        this.entries = entries;
        this.things = things;
        this.positions = positions;
        this.columns = columns;
    }

    public static <T> LabelIndex<T> empty() {
        return new LabelIndex<>(HashTreePMap.empty(), HashTreePMap.empty(), PositionSet.EMPTY, HashTreePMap.empty());
    }

    public boolean isEmpty() {
        return positions.isEmpty();
    }

    /** With a thing added, or with other labels where it is there already; this same index where it has them. */
    public LabelIndex<T> with(T thing, Map<String, String> labels) {
        Entry before = entries.getOrDefault(thing, new Entry(positions.firstAbsent(), Map.of()));
        if (before.labels().equals(labels) && entries.containsKey(thing)) {
            return this;
        }
        int position = before.position();
        return new LabelIndex<>(
                entries.plus(thing, new Entry(position, labels)),
                things.plus(position, thing),
                positions.with(position),
                relabelled(position, before.labels(), labels));
    }

    /** Without a thing, whether or not it is there. */
    public LabelIndex<T> without(T thing) {
        Entry before = entries.get(thing);
        if (before == null) {
            return this;
        }
        int position = before.position();
        return new LabelIndex<>(
                entries.minus(thing),
                things.minus(position),
                positions.without(position),
                relabelled(position, before.labels(), Map.of()));
    }

    /** How many things a selector matches. */
    public int count(Selector selector) {
        return positions(selector).size();
    }

    /** The things that a selector matches, in no particular order. */
    public Stream<T> matching(Selector selector) {
        return positions(selector).stream().mapToObj(position -> Objects.requireNonNull(things.get(position)));
    }

    private PositionSet positions(Selector selector) {
        PositionSet matching = positions;
        for (Requirement requirement : selector.requirements()) {
            matching = switch (requirement) {
                case Requirement.In(var key, var values) ->
                    matching.and(column(key).withAny(values));
                case Requirement.NotIn(var key, var values) ->
                    matching.minus(column(key).withAny(values));
                case Requirement.Exists(var key) -> matching.and(column(key).present());
                case Requirement.DoesNotExist(var key) ->
                    matching.minus(column(key).present());
            };
        }
        return matching;
    }

    private Column column(String key) {
        return columns.getOrDefault(key, ABSENT);
    }

    private PMap<String, Column> relabelled(int position, Map<String, String> before, Map<String, String> after) {
        Set<Map.Entry<String, String>> gone = new HashSet<>(before.entrySet());
        gone.removeAll(after.entrySet());
        Set<Map.Entry<String, String>> added = new HashSet<>(after.entrySet());
        added.removeAll(before.entrySet());
        PMap<String, Column> relabelled = columns;
        for (Map.Entry<String, String> label : gone) {
            Column rest = relabelled.getOrDefault(label.getKey(), ABSENT).without(position, label.getValue());
            relabelled =
                    rest.present().isEmpty() ? relabelled.minus(label.getKey()) : relabelled.plus(label.getKey(), rest);
        }
        for (Map.Entry<String, String> label : added) {
            Column column = relabelled.getOrDefault(label.getKey(), ABSENT);
            relabelled = relabelled.plus(label.getKey(), column.with(position, label.getValue()));
        }
        return relabelled;
    }
}
