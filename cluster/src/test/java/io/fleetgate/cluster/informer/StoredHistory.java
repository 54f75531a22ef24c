package io.fleetgate.cluster.informer;

import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.fleetgate.api.solar.SolarKinds;
import io.fleetgate.cluster.read.ReadFailure;
import io.fleetgate.cluster.watch.ResourceVersion;
import io.fleetgate.cluster.watch.StoredTree;
import io.fleetgate.object.ObjectKey;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.LongFunction;

/** Everything that was ever written to the targets of one API server, in order: what lists, watches and answers are made of. */
final class StoredHistory {
    private final List<Write> writes = new ArrayList<>();
    private final LongFunction<String> versionText;
    private long version;
    private int uids;

    StoredHistory(LongFunction<String> versionText) {
        this.versionText = versionText;
    }

    /**
     * One write.
     *
     * @param isDeletion whether the object was gone afterwards
     * @param object as it was stored, or last stored, with the version of the write
     */
    record Write(long version, boolean isDeletion, StoredObject object) {}

    /** Something else was written, of another kind. */
    void pass() {
        version++;
    }

    Write create(ObjectKey key, boolean isReadable) {
        uids++;
        return write(key, "uid-" + uids, isReadable);
    }

    Write update(StoredObject object, boolean isReadable) {
        return write(object.key(), object.uid(), isReadable);
    }

    Write delete(StoredObject object) {
        version++;
        return add(new Write(version, true, object(object.key(), object.uid(), true)));
    }

    long version() {
        return version;
    }

    ResourceVersion resourceVersion(long of) {
        return new ResourceVersion(versionText.apply(of));
    }

    /** What is stored now under the key. */
    Optional<StoredObject> find(ObjectKey key) {
        return Optional.ofNullable(at(version).get(key));
    }

    /** What was stored at a version. */
    Map<ObjectKey, StoredObject> at(long when) {
        Map<ObjectKey, StoredObject> objects = new TreeMap<>();
        for (Write write : writes) {
            if (write.version <= when && write.isDeletion) {
                objects.remove(write.object.key());
            } else if (write.version <= when) {
                objects.put(write.object.key(), write.object);
            }
        }
        return objects;
    }

    /** The first write after a version. */
    Optional<Write> after(long when) {
        return writes.stream().filter(write -> write.version > when).findFirst();
    }

    /** When the object was deleted. */
    long deletion(String uid) {
        return writes.stream()
                .filter(write -> write.isDeletion && write.object.uid().equals(uid))
                .findFirst()
                .orElseThrow()
                .version;
    }

    private Write write(ObjectKey key, String uid, boolean isReadable) {
        version++;
        return add(new Write(version, false, object(key, uid, isReadable)));
    }

    private Write add(Write write) {
        writes.add(write);
        return write;
    }

    private StoredObject object(ObjectKey key, String uid, boolean isReadable) {
        ObjectNode target = JsonNodeFactory.instance.objectNode();
        target.putObject("metadata")
                .put("namespace", key.namespace())
                .put("name", key.name())
                .put("uid", uid)
                .put("resourceVersion", versionText.apply(version));
        if (isReadable) {
            target.putObject("spec");
        } else {
            target.putArray("spec");
        }
        try {
            return StoredObject.of(SolarKinds.TARGET, new StoredTree.Read(target, false));
        } catch (ReadFailure e) {
            throw new IllegalArgumentException(e);
        }
    }
}
