package io.fleetgate.report;

import java.util.ArrayList;
import java.util.List;

/**
 * Rows of text under a heading, in columns that are as wide as what is in them. A cell that is far longer than a column should
 * be sticks out of its own row instead of moving all others; the last column is never padded.
 */
final class Table {
    private static final int WIDEST = 40;
    private static final String GAP = "  ";

    private final List<List<String>> rows = new ArrayList<>();

    Table(String... heading) {
        rows.add(List.of(heading));
    }

    void add(String... cells) {
        rows.add(List.of(cells));
    }

    /** Whether there is nothing but the heading. */
    boolean isEmpty() {
        return rows.size() == 1;
    }

    void writeTo(Lines lines) {
        int[] widths = new int[rows.getFirst().size() - 1];
        for (List<String> row : rows) {
            for (int i = 0; i < widths.length; i++) {
                if (row.get(i).length() <= WIDEST) {
                    widths[i] = Math.max(widths[i], row.get(i).length());
                }
            }
        }
        rows.forEach(row -> lines.add(line(row, widths)));
    }

    private static String line(List<String> row, int[] widths) {
        StringBuilder line = new StringBuilder();
        for (int i = 0; i < widths.length; i++) {
            line.append(row.get(i))
                    .repeat(' ', Math.max(0, widths[i] - row.get(i).length()))
                    .append(GAP);
        }
        return line.append(row.getLast()).toString().stripTrailing();
    }
}
