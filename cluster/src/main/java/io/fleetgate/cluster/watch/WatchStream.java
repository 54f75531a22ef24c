package io.fleetgate.cluster.watch;

import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonToken;
import io.fleetgate.cluster.read.ReadFailure;
import java.io.IOException;
import java.util.Optional;

/** The events of one watch, in order, until the server ends it. */
final class WatchStream implements AutoCloseable {
    private final JsonParser json;

    WatchStream(JsonParser json) {
        this.json = json;
    }

    /** The next event; empty once the server has ended the watch in order. */
    Optional<WatchEvent> next() throws IOException {
        JsonToken start = json.nextToken();
        if (start == null) {
            return Optional.empty();
        }
        if (start != JsonToken.START_OBJECT) {
            throw ReadFailure.malformed("an event is expected");
        }
        String type = "";
        StoredTree.Read object = null;
        for (String field = json.nextFieldName(); field != null; field = json.nextFieldName()) {
            json.nextToken();
            switch (field) {
                case "type" -> type = json.getText();
                case "object" -> object = StoredTree.read(json);
                default -> json.skipChildren();
            }
        }
        if (object == null) {
            throw ReadFailure.malformed("an event without object");
        }
        return Optional.of(new WatchEvent(type, object));
    }

    @Override
    public void close() throws IOException {
        json.close();
    }
}
