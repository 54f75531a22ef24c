package io.fleetgate.report;

import java.nio.charset.StandardCharsets;

/** Lines of text for people. */
final class Lines {
    private final StringBuilder text = new StringBuilder();

    void add(String line) {
        text.append(line).append('\n');
    }

    /** Adds text that has its line breaks already. */
    void addAll(String lines) {
        text.append(lines);
    }

    byte[] toUtf8() {
        return text.toString().getBytes(StandardCharsets.UTF_8);
    }
}
