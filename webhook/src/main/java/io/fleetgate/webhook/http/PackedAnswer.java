package io.fleetgate.webhook.http;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.util.zip.Deflater;
import java.util.zip.DeflaterOutputStream;
import java.util.zip.InflaterInputStream;

/**
 * An answer that is complete and waits for its client to read it. Its first mebibyte is kept as it is, which is all of most;
 * the rest is deflated, for large answers repeat themselves and shrink to a small part.
 */
public final class PackedAnswer {
    private final byte[] beginning;
    private final byte[] plain;
    private final byte[] packed;

    private PackedAnswer(byte[] beginning, byte[] plain, byte[] packed) {
        this.beginning = beginning;
        this.plain = plain;
        this.packed = packed;
    }

    /** Writes an answer, the beginning last. */
    @FunctionalInterface
    public interface Writer {

        /**
         * Writes all but the beginning.
         *
         * @return the beginning
         */
        byte[] write(OutputStream rest) throws IOException;
    }

    /** The answer that the writer writes. */
    public static PackedAnswer of(Writer writer) throws IOException {
        Deflater deflater = new Deflater(Deflater.BEST_SPEED);
        try {
            Packing packing = new Packing(deflater);
            byte[] beginning = writer.write(packing);
            packing.close();
            return new PackedAnswer(beginning, packing.plain.toByteArray(), packing.packed.toByteArray());
        } finally {
            deflater.end();
        }
    }

    /** How much memory it takes, in bytes. */
    public long size() {
        return (long) beginning.length + plain.length + packed.length;
    }

    /** Writes it as it was written, whole. */
    public void writeTo(OutputStream out) throws IOException {
        out.write(beginning);
        out.write(plain);
        try (InputStream rest = new InflaterInputStream(new ByteArrayInputStream(packed))) {
            rest.transferTo(out);
        }
    }

    /** Takes the answer as it comes. */
    private static final class Packing extends OutputStream {
        private static final int PLAIN = 1024 * 1024;

        private final ByteArrayOutputStream plain = new ByteArrayOutputStream();
        private final ByteArrayOutputStream packed = new ByteArrayOutputStream();
        private final OutputStream deflating;

        private Packing(Deflater deflater) {
            this.deflating = new DeflaterOutputStream(packed, deflater);
        }

        @Override
        public void write(int b) throws IOException {
            write(new byte[] {(byte) b}, 0, 1);
        }

        @Override
        public void write(byte[] bytes, int offset, int length) throws IOException {
            int fitting = Math.min(length, PLAIN - plain.size());
            plain.write(bytes, offset, fitting);
            deflating.write(bytes, offset + fitting, length - fitting);
        }

        @Override
        public void close() throws IOException {
            deflating.close();
        }
    }
}
