package io.fleetgate.resolver;

import io.fleetgate.selector.LabelTable;
import io.fleetgate.selector.ParsedSelector;
import io.fleetgate.selector.Selector;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Admits candidates one after the other, each unless it conflicts with one admitted before, in either direction. The rule of
 * a candidate is matched once, against all candidates at a time: what it matches among those admitted, it repels; and what
 * it matches among those to come is repelled by it once it is admitted itself.
 */
final class AntiAffinity {
    private static final BitSet NOTHING = new BitSet();
    private static final int NOBODY = Integer.MAX_VALUE;

    private final List<Candidate> candidates;
    private final List<Candidate> accepted = new ArrayList<>();
    private final BitSet admitted = new BitSet();
    private final BitSet repelled = new BitSet();
    private final int[] repelledBy;
    private @Nullable LabelTable labels;

    /** Judges these candidates by their positions, in ascending order. */
    AntiAffinity(List<Candidate> candidates) {
        this.candidates = candidates;
        this.repelledBy = new int[candidates.size()];
        Arrays.fill(repelledBy, NOBODY);
    }

    /** Those admitted so far, in order. */
    List<Candidate> accepted() {
        return List.copyOf(accepted);
    }

    /** Admits a candidate and returns null, or returns the loss to the first of those it conflicts with. */
    @Nullable
    Loss admit(int position) {
        Candidate candidate = candidates.get(position);
        if (candidate.antiAffinity() instanceof ParsedSelector.Invalid(var problems)) {
            return new Loss.InvalidAntiAffinity(candidate, problems);
        }
        BitSet matched = candidate.antiAffinity() instanceof Selector rule ? labels().matching(rule) : NOTHING;
        int repels = firstAdmitted(matched);
        int by = repelledBy[position];
        if (repels == NOBODY && by == NOBODY) {
            add(position, matched);
            return null;
        }
        return repels <= by
                ? new Loss.RepelsAccepted(candidate, candidates.get(repels))
                : new Loss.RepelledByAccepted(candidate, candidates.get(by));
    }

    private int firstAdmitted(BitSet matched) {
        if (!matched.intersects(admitted)) {
            return NOBODY;
        }
        BitSet both = new BitSet();
        both.or(matched);
        both.and(admitted);
        return both.nextSetBit(0);
    }

    private void add(int position, BitSet matched) {
        accepted.add(candidates.get(position));
        admitted.set(position);
        BitSet first = new BitSet();
        first.or(matched);
        first.andNot(repelled);
        first.stream().forEach(other -> repelledBy[other] = position);
        repelled.or(matched);
    }

    /** Most targets have no rules, and need no table. */
    private LabelTable labels() {
        LabelTable table = labels;
        if (table == null) {
            table = new LabelTable(candidates.stream().map(Candidate::labels).toList());
            labels = table;
        }
        return table;
    }
}
