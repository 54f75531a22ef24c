package io.fleetgate.protection;

import io.fleetgate.store.Change;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
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
        MessageDigest sha256 = sha256();
        switch (change) {
            case Change.Create _ -> add(sha256, "create", "");
            case Change.Update update ->
                add(sha256, "update", update.before().metadata().uid());
            case Change.Delete delete ->
                add(sha256, "delete", delete.before().metadata().uid());
        }
        loss.forEach(lost -> add(
                sha256,
                lost.target().toString(),
                lost.uniqueName(),
                lost.release().toString()));
        return "sha256:" + HexFormat.of().formatHex(sha256.digest());
    }

    /** What the object says: the new one, and on a deletion the stored one; empty where it says nothing. */
    static String given(Change change) {
        return change.after().metadata().annotations().getOrDefault(ANNOTATION, "");
    }

    private static void add(MessageDigest digest, String... strings) {
        for (String string : strings) {
            byte[] bytes = string.getBytes(StandardCharsets.UTF_8);
            digest.update((bytes.length + ":").getBytes(StandardCharsets.US_ASCII));
            digest.update(bytes);
            digest.update((byte) ',');
        }
    }

    private static MessageDigest sha256() {
        try {
            return MessageDigest.getInstance("SHA-256");
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException("every Java platform has SHA-256", e);
        }
    }
}
