package io.fleetgate.template.structure;

import io.fleetgate.template.budget.Meter;
import java.util.ArrayList;
import java.util.List;

/** A document while it is written, together with its twin. */
public final class DocumentText {
    private final Meter meter;
    private final StringBuilder text = new StringBuilder();
    private final StringBuilder twin = new StringBuilder();
    private final List<Insertion> insertions = new ArrayList<>();

    public DocumentText(Meter meter) {
        this.meter = meter;
    }

    public void write(String written) {
        meter.output(text.length(), written.length());
        meter.output(twin.length(), written.length());
        text.append(written);
        twin.append(written);
    }

    public void write(Piece piece) {
        meter.output(text.length(), piece.text().length());
        meter.output(twin.length(), piece.twin().length());
        meter.elements(piece.insertions().size());
        for (Insertion insertion : piece.insertions()) {
            insertions.add(insertion.moved(text.length()));
        }
        text.append(piece.text());
        twin.append(piece.twin());
    }

    public Piece piece() {
        return new Piece(text.toString(), twin.toString(), insertions);
    }
}
