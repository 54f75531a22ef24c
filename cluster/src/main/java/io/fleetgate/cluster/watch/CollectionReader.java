package io.fleetgate.cluster.watch;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonToken;
import com.fasterxml.jackson.core.StreamReadConstraints;
import com.fasterxml.jackson.databind.JsonNode;
import io.fleetgate.cluster.read.ApiServer;
import io.fleetgate.cluster.read.ReadFailure;
import java.io.IOException;
import java.io.InputStream;
import java.util.ArrayList;
import java.util.List;

/** Lists and watches one collection, one request at a time. */
final class CollectionReader<O extends Keyed> {
    private static final int PAGE = 500;

    /** What is too deep or too long for a decision is found object by object; the stream itself never ends because of it. */
    private static final JsonFactory JSON = JsonFactory.builder()
            .streamReadConstraints(StreamReadConstraints.builder()
                    .maxNestingDepth(20_000)
                    .maxNameLength(Integer.MAX_VALUE)
                    .maxStringLength(Integer.MAX_VALUE)
                    .maxNumberLength(100_000)
                    .build())
            .configure(JsonFactory.Feature.INTERN_FIELD_NAMES, false)
            .build();

    private final ApiServer server;
    private final ServedCollection<O> collection;
    private final ReadTimes times;
    private Location location = Location.of("");

    CollectionReader(ApiServer server, ServedCollection<O> collection, ReadTimes times) {
        this.server = server;
        this.collection = collection;
        this.times = times;
    }

    /** Asks where the collection is: what follows is read there. */
    void locate() throws IOException {
        location = collection.locate();
    }

    /** A part of a list that fits an answer, after {@code continueToken}; from the start where that is empty. */
    ListPage<O> page(String continueToken) throws IOException {
        return read("&limit=" + PAGE + (continueToken.isEmpty() ? "" : "&continue=" + Location.encoded(continueToken)));
    }

    /** The whole list in one answer: nothing expires on the way. */
    ListPage<O> whole() throws IOException {
        return read("");
    }

    /** What happens after {@code resourceVersion}. */
    WatchStream watch(String resourceVersion) throws IOException {
        String parameters = "&watch=true&allowWatchBookmarks=true&timeoutSeconds="
                + times.watch().toSeconds() + "&resourceVersion="
                + Location.encoded(resourceVersion);
        return new WatchStream(
                JSON.createParser(server.get(location.request(parameters), times.watchAnswer(), times.watchSilence())));
    }

    private ListPage<O> read(String parameters) throws IOException {
        try (InputStream body = server.get(location.request(parameters), times.listSilence(), times.listSilence());
                JsonParser json = JSON.createParser(body)) {
            if (json.nextToken() != JsonToken.START_OBJECT) {
                throw ReadFailure.malformed("a list is expected");
            }
            List<O> objects = new ArrayList<>();
            JsonNode metadata = null;
            boolean isList = false;
            for (String field = json.nextFieldName(); field != null; field = json.nextFieldName()) {
                json.nextToken();
                switch (field) {
                    case "metadata" -> metadata = StoredTree.read(json).tree();
                    case "items" -> isList = tryReadItems(json, objects);
                    default -> json.skipChildren();
                }
            }
            if (json.currentToken() != JsonToken.END_OBJECT || metadata == null) {
                throw ReadFailure.malformed("the list ends before its end");
            }
            String resourceVersion = metadata.path("resourceVersion").asText();
            if (!isList || resourceVersion.isEmpty()) {
                throw ReadFailure.malformed("a list has items and a resourceVersion");
            }
            return new ListPage<>(
                    objects, resourceVersion, metadata.path("continue").asText());
        }
    }

    /** Returns false for what is no list of items; an empty one is. */
    private boolean tryReadItems(JsonParser json, List<O> objects) throws IOException {
        if (json.currentToken() != JsonToken.START_ARRAY) {
            json.skipChildren();
            return false;
        }
        while (json.nextToken() != JsonToken.END_ARRAY) {
            objects.add(collection.read(StoredTree.read(json)));
        }
        return true;
    }
}
