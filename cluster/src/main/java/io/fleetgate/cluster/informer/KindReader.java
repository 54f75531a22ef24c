package io.fleetgate.cluster.informer;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonToken;
import com.fasterxml.jackson.core.StreamReadConstraints;
import com.fasterxml.jackson.databind.JsonNode;
import io.fleetgate.cluster.read.ApiServer;
import io.fleetgate.cluster.read.ReadFailure;
import io.fleetgate.object.Kind;
import java.io.IOException;
import java.io.InputStream;
import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;

/** Lists and watches one kind in all namespaces, one request at a time. */
final class KindReader {
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
    private final Kind<?> kind;
    private final ReadTimes times;

    KindReader(ApiServer server, Kind<?> kind, ReadTimes times) {
        this.server = server;
        this.kind = kind;
        this.times = times;
    }

    /** A part of a list that fits an answer, after {@code continueToken}; from the start where that is empty. */
    ListPage page(String continueToken) throws IOException {
        return read("?limit=" + PAGE
                + (continueToken.isEmpty()
                        ? ""
                        : "&continue=" + URLEncoder.encode(continueToken, StandardCharsets.UTF_8)));
    }

    /** The whole list in one answer: nothing expires on the way. */
    ListPage whole() throws IOException {
        return read("");
    }

    /** What happens after {@code resourceVersion}. */
    WatchStream watch(String resourceVersion) throws IOException {
        String query = "?watch=true&allowWatchBookmarks=true&timeoutSeconds="
                + times.watch().toSeconds() + "&resourceVersion="
                + URLEncoder.encode(resourceVersion, StandardCharsets.UTF_8);
        return new WatchStream(
                JSON.createParser(server.get(path() + query, times.watchAnswer(), times.watchSilence())));
    }

    private ListPage read(String query) throws IOException {
        try (InputStream body = server.get(path() + query, times.listSilence(), times.listSilence());
                JsonParser json = JSON.createParser(body)) {
            if (json.nextToken() != JsonToken.START_OBJECT) {
                throw ReadFailure.malformed("a list is expected");
            }
            List<StoredObject> objects = new ArrayList<>();
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
            return new ListPage(
                    objects, resourceVersion, metadata.path("continue").asText());
        }
    }

    /** Returns false for what is no list of items; an empty one is. */
    private boolean tryReadItems(JsonParser json, List<StoredObject> objects) throws IOException {
        if (json.currentToken() != JsonToken.START_ARRAY) {
            json.skipChildren();
            return false;
        }
        while (json.nextToken() != JsonToken.END_ARRAY) {
            objects.add(StoredObject.of(kind, StoredTree.read(json)));
        }
        return true;
    }

    private String path() {
        return "apis/" + kind.groupKind().group() + "/" + kind.version() + "/" + kind.plural();
    }
}
