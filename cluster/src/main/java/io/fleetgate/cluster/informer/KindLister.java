package io.fleetgate.cluster.informer;

import io.fleetgate.cluster.read.ReadFailure;
import io.fleetgate.object.ObjectKey;
import java.io.IOException;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.function.UnaryOperator;

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
     * @param version of the whole list: a watch from there misses nothing
     */
    record Listing(ResourceVersion version, Map<ObjectKey, StoredObject> objects) {}

    /**
     * Lists.
     *
     * @param asKnown the object that is known in place of one that is as it was: none is kept twice, so that a list after a
     *     failure costs no memory
     */
    Listing list(UnaryOperator<StoredObject> asKnown) throws IOException {
        Map<ObjectKey, StoredObject> objects = new LinkedHashMap<>();
        ListPage page = pagesExpire ? reader.whole() : reader.page("");
        page.objects().forEach(object -> objects.put(object.key(), asKnown.apply(object)));
        while (!page.continueToken().isEmpty()) {
            page = nextPage(page.continueToken());
            page.objects().forEach(object -> objects.put(object.key(), asKnown.apply(object)));
        }
        pagesExpire = false;
        return new Listing(new ResourceVersion(page.resourceVersion()), objects);
    }

    private ListPage nextPage(String continueToken) throws IOException {
        try {
            return reader.page(continueToken);
        } catch (ReadFailure failure) {
            pagesExpire = failure.isExpired();
            throw failure;
        }
    }
}
