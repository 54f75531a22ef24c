package io.fleetgate.templating.manifest;

import io.fleetgate.document.DocumentStream;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * All objects of one rendering. It remembers what each text was read to, so that the next rendering, which is mostly the same, need
 * not read it again.
 *
 * @param objects in the order in which they were rendered
 * @param mistakes empty unless something is wrong; then {@code objects} may lack what could not be read
 * @param readings by the text of the document
 */
public record Manifests(List<Manifest> objects, List<ManifestMistake> mistakes, Map<String, DocumentStream> readings) {
    /** What there is before the first rendering. */
    public static final Manifests NONE = new Manifests(List.of(), List.of(), Map.of());

    public Manifests {
        objects = List.copyOf(objects);
        mistakes = List.copyOf(mistakes);
        readings = new LinkedHashMap<>(readings);
    }
}
