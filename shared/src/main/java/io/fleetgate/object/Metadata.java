package io.fleetgate.object;

import java.util.List;
import java.util.Map;

/**
 * The part of an object's metadata that decisions read. Strings are empty where a field is absent; {@code generation} is 0
 * where the server has not set one (files and proposed objects).
 *
 * @param deletionTimestamp RFC 3339, as stored; empty while the object is not being deleted
 * @param labels in the order in which they were written
 */
public record Metadata(
        ObjectKey key,
        String generateName,
        String uid,
        long generation,
        String deletionTimestamp,
        Map<String, String> labels,
        Map<String, String> annotations,
        List<String> finalizers,
        List<OwnerReference> ownerReferences) {

    private static final String PROPOSED_DELETION = "1970-01-01T00:00:00Z";

    /** Reads metadata leniently; fields that only the server reads are left to it. */
    static Metadata read(Fields fields) {
        return new Metadata(
                new ObjectKey(fields.string("namespace"), fields.string("name")),
                fields.string("generateName"),
                fields.string("uid"),
                fields.int64("generation"),
                fields.string("deletionTimestamp"),
                fields.stringMap("labels"),
                fields.stringMap("annotations"),
                fields.strings("finalizers"),
                fields.list("ownerReferences", OwnerReference::read));
    }

    /** Whether deletion was asked for; the object goes away once its finalizers are gone. */
    public boolean isTerminating() {
        return !deletionTimestamp.isEmpty();
    }

    /**
     * The same metadata with deletion asked for, at no particular time: decisions have no clock. For the API server that is one
     * generation more.
     */
    Metadata terminating() {
        return new Metadata(
                key,
                generateName,
                uid,
                generation == 0 ? 0 : generation + 1,
                PROPOSED_DELETION,
                labels,
                annotations,
                finalizers,
                ownerReferences);
    }

    Metadata withFinalizers(List<String> others) {
        return new Metadata(
                key,
                generateName,
                uid,
                generation,
                deletionTimestamp,
                labels,
                annotations,
                List.copyOf(others),
                ownerReferences);
    }
}
