package io.fleetgate.report;

import io.fleetgate.text.PrintableText;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;

/** Lines of text for people. Whatever an object holds, one that is added stays one line, and commands no terminal. */
final class Lines {
    private final StringBuilder text = new StringBuilder();

    void add(String line) {
        text.append(PrintableText.onOneLine(line)).append('\n');
    }

    byte[] toUtf8() {
        return text.toString().getBytes(StandardCharsets.UTF_8);
    }

    /** Writes what was added so far, and forgets it. */
    void moveTo(OutputStream out) throws IOException {
        out.write(toUtf8());
        text.setLength(0);
    }
}
