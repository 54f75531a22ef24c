package io.fleetgate.report;

import com.fasterxml.jackson.core.util.DefaultIndenter;
import com.fasterxml.jackson.core.util.DefaultPrettyPrinter;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectWriter;
import com.fasterxml.jackson.databind.cfg.JsonNodeFeature;
import com.fasterxml.jackson.databind.json.JsonMapper;
import io.fleetgate.store.Allowance;
import java.io.ByteArrayOutputStream;
import java.io.IOException;

/** JSON with sorted keys. */
final class Json {
    private static final JsonMapper MAPPER =
            JsonMapper.builder().enable(JsonNodeFeature.WRITE_PROPERTIES_SORTED).build();
    /** With line breaks of its own: those of the platform would make the bytes depend on it. */
    private static final ObjectWriter PRETTY =
            MAPPER.writer(new DefaultPrettyPrinter().withObjectIndenter(new DefaultIndenter("  ", "\n")));

    private Json() {}

    /** Without any white space: what digests are taken of. */
    static byte[] compact(JsonNode node, Allowance allowance) {
        return written(MAPPER.writer(), node, allowance).toByteArray();
    }

    /** Indented by two spaces, with a final line break. */
    static byte[] pretty(JsonNode node) {
        return pretty(node, Allowance.UNLIMITED);
    }

    /** The same for trees of any size. */
    static byte[] pretty(JsonNode node, Allowance allowance) {
        ByteArrayOutputStream json = written(PRETTY, node, allowance);
        json.write('\n');
        return json.toByteArray();
    }

    private static ByteArrayOutputStream written(ObjectWriter writer, JsonNode node, Allowance allowance) {
        try {
            AllowedBytes json = new AllowedBytes(allowance);
            writer.writeValue(json, node);
            return json;
        } catch (IOException e) {
            throw new IllegalStateException("a tree of plain values can always be written", e);
        }
    }

    /** Bytes that arrive in runs, each of which asks the allowance. */
    private static final class AllowedBytes extends ByteArrayOutputStream {
        private final Allowance allowance;

        private AllowedBytes(Allowance allowance) {
            this.allowance = allowance;
        }

        @Override
        public synchronized void write(byte[] run, int offset, int length) {
            allowance.check();
            super.write(run, offset, length);
        }
    }
}
