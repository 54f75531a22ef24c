package io.fleetgate.webhook.feed;

import io.fleetgate.document.Document;
import io.fleetgate.object.FleetObject;
import java.nio.file.Path;

/** An object and where it is written. */
public record FiledObject(FleetObject<?> object, Path file, Document document) {

    /** {@code file:line} of the object. */
    String place() {
        return file + ":" + document.line();
    }

    /** {@code file:line} of one of its fields, or of what is written around it. */
    String place(String path) {
        return file + ":" + document.lineOf(path);
    }
}
