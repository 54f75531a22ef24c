package io.fleetgate.report;

import java.io.FilterOutputStream;
import java.io.IOException;
import java.io.OutputStream;

/** Passes on the text of a JSON object without the brace that opens it: its first fields are written elsewhere. */
final class WithoutOpening extends FilterOutputStream {
    private boolean isOpened;

    WithoutOpening(OutputStream rest) {
        super(rest);
    }

    @Override
    public void write(int b) throws IOException {
        if (isOpened) {
            out.write(b);
        }
        isOpened = true;
    }

    @Override
    public void write(byte[] bytes, int offset, int length) throws IOException {
        int skipped = isOpened ? 0 : Math.min(1, length);
        out.write(bytes, offset + skipped, length - skipped);
        isOpened |= skipped > 0;
    }

    /** Ends nothing but this text. */
    @Override
    public void close() throws IOException {
        flush();
    }
}
