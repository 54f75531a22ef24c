package io.fleetgate.selector;

import java.util.BitSet;
import java.util.Collection;
import java.util.HashMap;
import java.util.Map;

/**
 * The labels of a list of objects, turned by key and value, so that a selector finds everything that it matches at once. It
 * costs the length of the selector, whatever that asks for: what must not be there is as quick to find as what must.
 */
public final class LabelTable {
    private static final Column ABSENT = new Column();

    private final int size;
    private final Map<String, Column> columns = new HashMap<>();

    /** The objects that have one key, and those that have it with each value, by their positions in the list. */
    private static final class Column {
        private final BitSet present = new BitSet();
        private final Map<String, BitSet> byValue = new HashMap<>();

        void add(int position, String value) {
            present.set(position);
            byValue.computeIfAbsent(value, any -> new BitSet()).set(position);
        }

        BitSet withAny(Collection<String> values) {
            BitSet positions = new BitSet();
            for (String value : values) {
                BitSet of = byValue.get(value);
                if (of != null) {
                    positions.or(of);
                }
            }
            return positions;
        }
    }

    /** The table of objects with these labels, in this order. */
    public LabelTable(Collection<Map<String, String>> labels) {
        int position = 0;
        for (Map<String, String> each : labels) {
            for (Map.Entry<String, String> label : each.entrySet()) {
                columns.computeIfAbsent(label.getKey(), key -> new Column()).add(position, label.getValue());
            }
            position++;
        }
        this.size = position;
    }

    /** The positions of the objects that a selector matches. */
    public BitSet matching(Selector selector) {
        BitSet matching = new BitSet(size);
        matching.set(0, size);
        for (Requirement requirement : selector.requirements()) {
            narrow(matching, requirement);
            if (matching.isEmpty()) {
                break;
            }
        }
        return matching;
    }

    private void narrow(BitSet matching, Requirement requirement) {
        switch (requirement) {
            case Requirement.In(var key, var values) -> matching.and(column(key).withAny(values));
            case Requirement.NotIn(var key, var values) ->
                matching.andNot(column(key).withAny(values));
            case Requirement.Exists(var key) -> matching.and(column(key).present);
            case Requirement.DoesNotExist(var key) -> matching.andNot(column(key).present);
        }
    }

    private Column column(String key) {
        return columns.getOrDefault(key, ABSENT);
    }
}
