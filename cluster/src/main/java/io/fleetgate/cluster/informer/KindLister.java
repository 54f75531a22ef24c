package io.fleetgate.cluster.informer;

import io.fleetgate.cluster.read.ReadFailure;
import io.fleetgate.object.ObjectKey;
import java.io.IOException;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** Reads a whole list, page by page; after a page that came too late, without pages. */
final class KindLister {
    private final KindReader reader;
    private boolean pagesExpire;

    KindLister(KindReader reader) {
        this.reader = reader;
    }

    /**
     * A list that was read to its end.
     *
     * @param changed what is not as it was: an object that is as it was is not kept twice, so that a list after a failure
     *     costs no memory
     */
    record Listing(String resourceVersion, Set<ObjectKey> listed, Map<ObjectKey, StoredObject> changed) {}

    /**
     * Lists.
     *
     * @param versions the resourceVersion of every object that is known
     */
    Listing list(Map<ObjectKey, String> versions) throws IOException {
        Set<ObjectKey> listed = new HashSet<>();
        Map<ObjectKey, StoredObject> changed = new HashMap<>();
        ListPage page = pagesExpire ? reader.whole() : reader.page("");
        take(page.objects(), versions, listed, changed);
        while (!page.continueToken().isEmpty()) {
            page = nextPage(page.continueToken());
            take(page.objects(), versions, listed, changed);
        }
        pagesExpire = false;
        return new Listing(page.resourceVersion(), listed, changed);
    }

    private ListPage nextPage(String continueToken) throws IOException {
        try {
            return reader.page(continueToken);
        } catch (ReadFailure failure) {
            pagesExpire = failure.isExpired();
            throw failure;
        }
    }

    private static void take(
            List<StoredObject> objects,
            Map<ObjectKey, String> versions,
            Set<ObjectKey> listed,
            Map<ObjectKey, StoredObject> changed) {
        for (StoredObject object : objects) {
            listed.add(object.key());
            if (object.resourceVersion().isEmpty() || !object.resourceVersion().equals(versions.get(object.key()))) {
                changed.put(object.key(), object);
            }
        }
    }
}
