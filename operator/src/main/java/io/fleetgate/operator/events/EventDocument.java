package io.fleetgate.operator.events;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.MissingNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.fleetgate.object.GroupKind;
import io.fleetgate.object.Kind;
import io.fleetgate.object.ObjectId;
import io.fleetgate.object.ObjectKey;
import io.fleetgate.reconcile.Step;
import io.fleetgate.text.PrintableText;
import java.nio.ByteBuffer;
import java.nio.CharBuffer;
import java.nio.charset.StandardCharsets;
import java.time.Instant;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import java.util.Locale;
import java.util.UUID;

/** An event as the API server takes it: {@code events.k8s.io/v1}. */
final class EventDocument {
    static final Kind<JsonNode> EVENT = new Kind<>(
            new GroupKind("events.k8s.io", "Event"), "v1", "events", JsonNode.class, _ -> MissingNode.getInstance());

    private static final String CONTROLLER = "fleetgate.io/operator";
    private static final int LONGEST_NOTE_BYTES = 1_024;
    private static final String CUT = " ...";

    /** The only form of a time with fractions that the API server takes. */
    private static final DateTimeFormatter MICROS = DateTimeFormatter.ofPattern(
                    "yyyy-MM-dd'T'HH:mm:ss.SSSSSS'Z'", Locale.ROOT)
            .withZone(ZoneOffset.UTC);

    private EventDocument() {}

    /**
     * The creation of an event.
     *
     * @param instance the replica that tells it
     */
    static Step.Create create(Folds.Folded folded, Instant now, String instance) {
        Occurrence occurrence = folded.last();
        ObjectKey key = key(occurrence.regarding());
        ObjectNode event = JsonNodeFactory.instance
                .objectNode()
                .put("apiVersion", EVENT.apiVersion())
                .put("kind", EVENT.name());
        event.putObject("metadata").put("namespace", key.namespace()).put("name", key.name());
        event.put("eventTime", MICROS.format(now))
                .put("type", occurrence.type().wireName())
                .put("reason", occurrence.reason())
                .put("action", occurrence.action())
                .put("note", note(folded))
                .put("reportingController", CONTROLLER)
                .put("reportingInstance", instance);
        if (folded.count() > 1) {
            event.putObject("series").put("count", folded.count()).put("lastObservedTime", MICROS.format(now));
        }
        writeTo(event.putObject("regarding"), occurrence.regarding());
        return new Step.Create(new ObjectId(EVENT, key), event);
    }

    /** A name that nobody else gives. */
    private static ObjectKey key(Regarding regarding) {
        return new ObjectKey(
                regarding.key().namespace(), "r." + UUID.randomUUID().toString().replace("-", ""));
    }

    private static void writeTo(ObjectNode object, Regarding regarding) {
        object.put("apiVersion", regarding.kind().apiVersion())
                .put("kind", regarding.kind().name())
                .put("namespace", regarding.key().namespace())
                .put("name", regarding.key().name());
        if (!regarding.uid().isEmpty()) {
            object.put("uid", regarding.uid());
        }
    }

    /** The API server takes no longer note, and counts bytes. */
    private static String note(Folds.Folded folded) {
        String note = PrintableText.onOneLine(folded.last().note() + folded.subjects());
        return note.getBytes(StandardCharsets.UTF_8).length > LONGEST_NOTE_BYTES
                ? beginning(note, LONGEST_NOTE_BYTES - CUT.length()) + CUT
                : note;
    }

    /** As many whole characters as fit so many bytes. */
    private static String beginning(String text, int bytes) {
        CharBuffer characters = CharBuffer.wrap(text);
        StandardCharsets.UTF_8.newEncoder().encode(characters, ByteBuffer.allocate(bytes), true);
        return text.substring(0, characters.position());
    }
}
