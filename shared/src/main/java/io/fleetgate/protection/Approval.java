package io.fleetgate.protection;

import io.fleetgate.store.Change;
import io.fleetgate.text.Sha256;
import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.util.SortedSet;

/**
 * The approval of one loss: an annotation whose value is a digest of that loss and of nothing else, so that setting it changes
 * nothing, and any other loss needs another.
 *
 * <p>The digest is {@code sha256:} and the hex form of SHA-256 over a sequence of strings, each written as the number of its
 * UTF-8 bytes in decimal, a colon, the bytes and a comma ({@code 6:delete,}): the verb {@code create}, {@code update} or
 * {@code delete}; the UID of the stored object, empty on create and in files; and for each entry of the loss, in its order, the
 * target as {@code namespace/name}, the unique name, and the release as {@code namespace/name}.
 */
public final class Approval {
    public static final String ANNOTATION = "fleetgate.io/approve";

    /** Where the annotation is in an object. */
    static final String PATH = "metadata.annotations['" + ANNOTATION + "']";

    private Approval() {}

    /** The value that approves a loss by a change. */
    public static String digest(Change change, SortedSet<Undeployed> loss) {
        ByteArrayOutputStream strings = new ByteArrayOutputStream();
        switch (change) {
            case Change.Create _ -> add(strings, "create", "");
            case Change.Update update ->
                add(strings, "update", update.before().metadata().uid());
            case Change.Delete delete ->
                add(strings, "delete", delete.before().metadata().uid());
        }
        loss.forEach(lost -> add(
                strings,
                lost.target().toString(),
                lost.uniqueName(),
                lost.release().toString()));
        return "sha256:" + Sha256.hex(strings.toByteArray());
    }

    /** What the object says: the new one, and on a deletion the stored one; empty where it says nothing. */
    static String given(Change change) {
        return change.after().metadata().annotations().getOrDefault(ANNOTATION, "");
    }

    private static void add(ByteArrayOutputStream strings, String... more) {
        for (String string : more) {
            byte[] bytes = string.getBytes(StandardCharsets.UTF_8);
            strings.writeBytes((bytes.length + ":").getBytes(StandardCharsets.US_ASCII));
            strings.writeBytes(bytes);
            strings.write(',');
        }
    }
}
