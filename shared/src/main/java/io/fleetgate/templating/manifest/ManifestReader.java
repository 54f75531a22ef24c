package io.fleetgate.templating.manifest;

import io.fleetgate.document.Chunk;
import io.fleetgate.document.Document;
import io.fleetgate.document.DocumentProblem;
import io.fleetgate.document.DocumentStream;
import io.fleetgate.document.Documents;
import io.fleetgate.document.Limits;
import io.fleetgate.object.GroupKind;
import io.fleetgate.object.ObjectKey;
import io.fleetgate.problem.Problem;
import io.fleetgate.problem.Reason;
import io.fleetgate.templating.EntryKind;
import io.fleetgate.templating.rendering.RenderedConfig;
import io.fleetgate.templating.rendering.RenderedText;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Reads the objects of a rendering; each may be rendered once. */
public final class ManifestReader {
    private static final int MOST_DOCUMENTS = 10_000;

    private final Map<String, DocumentStream> known;
    private final Map<String, DocumentStream> readings = new HashMap<>();
    private final Map<Identity, Origin> origins = new HashMap<>();
    private final List<Manifest> objects = new ArrayList<>();
    private final List<ManifestMistake> mistakes = new ArrayList<>();

    private record Identity(GroupKind groupKind, ObjectKey key) {}

    private ManifestReader(Map<String, DocumentStream> known) {
        this.known = known;
    }

    /**
     * Reads what was rendered.
     *
     * @param previous an earlier rendering of the same config: what has the same text is not read again, and the result does not
     *     depend on it
     */
    public static Manifests read(RenderedConfig rendered, Manifests previous) {
        ManifestReader reader = new ManifestReader(previous.readings());
        rendered.texts(EntryKind.OBJECTS).forEach(reader::read);
        return new Manifests(reader.objects, reader.mistakes, reader.readings);
    }

    private void read(RenderedText text) {
        int document = 0;
        for (Chunk chunk : Documents.chunks(text.text())) {
            document++;
            Origin origin = new Origin(text.entry(), document, chunk.line());
            if (objects.size() >= MOST_DOCUMENTS) {
                mistakes.add(tooMany(origin));
                return;
            }
            accept(origin, reading(chunk));
        }
    }

    /** Lines count from the beginning of the chunk, as the same text may stand elsewhere next time. */
    private DocumentStream reading(Chunk chunk) {
        String text = chunk.afterSeparator().strip() + "\n" + chunk.text();
        @Nullable DocumentStream earlier = known.get(text);
        DocumentStream reading = earlier == null
                ? Documents.read(new Chunk(chunk.text(), 1, chunk.afterSeparator()), Limits.DEFAULT)
                : earlier;
        readings.put(text, reading);
        return reading;
    }

    private void accept(Origin chunk, DocumentStream reading) {
        for (DocumentProblem problem : reading.problems()) {
            mistakes.add(new ManifestMistake(at(chunk, problem.line()), problem.problem()));
        }
        for (Document document : reading.documents()) {
            Manifest manifest = new Manifest(at(chunk, document.line()), document.json());
            @Nullable
            Origin earlier = origins.putIfAbsent(new Identity(manifest.groupKind(), manifest.key()), manifest.origin());
            if (earlier == null) {
                objects.add(manifest);
            } else {
                mistakes.add(duplicate(manifest, earlier));
            }
        }
    }

    private static Origin at(Origin chunk, int line) {
        return new Origin(chunk.entry(), chunk.document(), chunk.line() + line - 1);
    }

    private static ManifestMistake duplicate(Manifest manifest, Origin earlier) {
        return new ManifestMistake(
                manifest.origin(),
                Problem.error(
                        "",
                        Reason.DUPLICATE,
                        "renders " + manifest.label() + ", which is rendered at " + earlier.label() + " already",
                        "render each object once"));
    }

    private static ManifestMistake tooMany(Origin origin) {
        return new ManifestMistake(
                origin,
                Problem.error(
                        "",
                        Reason.TOO_LARGE,
                        "is past the limit of " + MOST_DOCUMENTS + " objects of one config",
                        "split the config"));
    }
}
