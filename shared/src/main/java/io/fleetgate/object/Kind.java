package io.fleetgate.object;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.function.Function;

/**
 * A kind of object together with the reader of its spec, so that a lookup by kind is typed.
 *
 * @param version the one served version of a known kind; the version that was given, for an unknown one
 * @param plural the resource name in URLs; empty for an unknown kind, whose plural nobody told us
 * @param specType what {@code specReader} returns
 * @param specReader reads the spec from its fields and reports every problem to them; never throws
 * @param <S> the type of the spec
 */
public record Kind<S>(
        GroupKind groupKind, String version, String plural, Class<S> specType, Function<Fields, S> specReader) {

    /** A kind that is kept and passed through, but about which nothing is known; its spec is the raw JSON. */
    public static Kind<JsonNode> unknown(GroupKind groupKind, String version) {
        return new Kind<>(groupKind, version, "", JsonNode.class, Fields::raw);
    }

    /** Whether Fleetgate knows, and therefore judges, objects of this kind. */
    public boolean isKnown() {
        return !plural.isEmpty();
    }

    /**
     * The object as one of this kind, typed.
     *
     * @throws ClassCastException when the object's spec is of another kind, which is a bug of the caller
     */
    public FleetObject<S> cast(FleetObject<?> object) {
        return new FleetObject<>(
                this, object.metadata(), specType.cast(object.spec()), object.document(), object.defects());
    }

    public String apiVersion() {
        return groupKind.group().isEmpty() ? version : groupKind.group() + "/" + version;
    }

    public String name() {
        return groupKind.kind();
    }

    @Override
    public String toString() {
        return apiVersion() + " " + name();
    }

    /** Kinds are the same when group and kind are: the version is how an object was written, not what it is. */
    @Override
    public boolean equals(Object other) {
        return other instanceof Kind<?> kind && groupKind.equals(kind.groupKind);
    }

    @Override
    public int hashCode() {
        return groupKind.hashCode();
    }
}
