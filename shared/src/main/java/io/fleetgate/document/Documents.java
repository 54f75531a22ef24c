package io.fleetgate.document;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Reads streams of Kubernetes documents, YAML or JSON, as {@code kubectl apply} reads them. */
public final class Documents {
    private final Budget budget;
    private final Envelope envelope;
    private int count;

    private Documents(Limits limits, Envelope.Form form) {
        budget = new Budget(limits);
        envelope = new Envelope(budget, form);
    }

    /** Reads a whole stream; whatever the bytes are, this returns, and says what is wrong with them. */
    public static DocumentStream read(byte[] bytes, Limits limits) {
        return read(bytes, bytes.length, limits);
    }

    /** Reads the stream at the beginning of a buffer, which is not copied. */
    public static DocumentStream read(byte[] buffer, int length, Limits limits) {
        return read(buffer, length, limits, Envelope.Form.KUBERNETES_OBJECT);
    }

    /** Reads text of the same syntax that is no Kubernetes object but the settings of a process, any map. */
    public static DocumentStream readSettings(byte[] bytes, Limits limits) {
        return read(bytes, bytes.length, limits, Envelope.Form.SETTINGS);
    }

    /** The chunks of a stream, for whoever has read some of them before; empty ones are left out. */
    public static List<Chunk> chunks(String text) {
        DocumentSplitter splitter = new DocumentSplitter(text);
        List<Chunk> chunks = new ArrayList<>();
        for (Chunk chunk = splitter.next(); chunk != null; chunk = splitter.next()) {
            if (!chunk.isEmpty() || !chunk.afterSeparator().isBlank()) {
                chunks.add(chunk);
            }
        }
        return chunks;
    }

    /** Reads one chunk, within limits of its own; its documents count from 1, and stand on their lines of the stream. */
    public static DocumentStream read(Chunk chunk, Limits limits) {
        Documents reading = new Documents(limits, Envelope.Form.KUBERNETES_OBJECT);
        reading.read(chunk);
        return new DocumentStream(reading.envelope.documents(), reading.envelope.problems());
    }

    private static DocumentStream read(byte[] buffer, int length, Limits limits, Envelope.Form form) {
        Documents reading = new Documents(limits, form);
        try {
            if (length > limits.bytes()) {
                throw Unreadable.tooLarge(
                        1, "is larger than " + limits.bytes() + " bytes", "send fewer documents at a time");
            }
            reading.readAll(new DocumentSplitter(Utf8.decode(buffer, length)));
        } catch (Unreadable e) {
            reading.envelope.problems().add(e.of(0));
        }
        return new DocumentStream(reading.envelope.documents(), reading.envelope.problems());
    }

    private void readAll(DocumentSplitter splitter) {
        for (Chunk chunk = splitter.next(); chunk != null && !budget.isExhausted(); chunk = splitter.next()) {
            read(chunk);
        }
    }

    private void read(Chunk chunk) {
        List<Located> roots = new ArrayList<>();
        @Nullable Unreadable mistake = parse(chunk, roots);
        try {
            for (Located root : roots) {
                if (!root.node().isNull()) {
                    envelope.accept(++count, root);
                }
            }
            if (mistake != null) {
                count++;
                budget.payDocument(mistake.line());
                envelope.problems().add(mistake.of(count));
            }
        } catch (Unreadable e) {
            envelope.problems().add(e.of(count));
        }
    }

    /** Adds the values of a chunk to {@code roots} and returns what ended the reading early, if anything did. */
    private @Nullable Unreadable parse(Chunk chunk, List<Located> roots) {
        try {
            chunk.checkSeparator();
        } catch (Unreadable e) {
            return e;
        }
        return chunk.looksLikeJson() ? parseJson(chunk, roots) : parseYaml(chunk, roots);
    }

    /** Reads JSON, or else YAML in flow style that begins like it, with a comma too many perhaps. */
    private @Nullable Unreadable parseJson(Chunk chunk, List<Located> roots) {
        int paid = budget.valuesPaid();
        try {
            JsonReader.read(chunk, budget, roots);
            return null;
        } catch (Unreadable notJson) {
            if (!notJson.isSyntax() || !roots.isEmpty()) {
                return notJson;
            }
            budget.refundValuesTo(paid);
            Unreadable notYaml = parseYaml(chunk, roots);
            return notYaml != null && notYaml.isSyntax() ? notJson : notYaml;
        }
    }

    private @Nullable Unreadable parseYaml(Chunk chunk, List<Located> roots) {
        try {
            YamlReader.read(chunk, budget).ifPresent(roots::add);
            return null;
        } catch (Unreadable e) {
            return e;
        }
    }
}
