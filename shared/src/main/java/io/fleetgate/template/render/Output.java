package io.fleetgate.template.render;

import io.fleetgate.template.budget.Meter;
import io.fleetgate.template.structure.DocumentText;

/** What is written, of the whole rendering or of one macro. */
sealed interface Output {
    void write(String written);

    /** Any text. */
    final class Plain implements Output {
        private final Meter meter;
        private final StringBuilder text = new StringBuilder();

        Plain(Meter meter) {
            this.meter = meter;
        }

        @Override
        public void write(String written) {
            meter.output(text.length(), written.length());
            text.append(written);
        }

        String text() {
            return text.toString();
        }
    }

    /** Documents, in which values stay apart from what the template says. */
    record Documents(DocumentText text) implements Output {
        @Override
        public void write(String written) {
            text.write(written);
        }
    }
}
