package io.fleetgate.template.render;

import io.fleetgate.template.budget.Meter;

/** The text that is written, of the whole rendering or of one macro. */
final class Output {
    private final Meter meter;
    private final StringBuilder text = new StringBuilder();

    Output(Meter meter) {
        this.meter = meter;
    }

    void write(String part) {
        meter.output(text.length(), part.length());
        text.append(part);
    }

    String text() {
        return text.toString();
    }
}
