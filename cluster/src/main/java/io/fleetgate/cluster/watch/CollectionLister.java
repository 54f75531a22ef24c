package io.fleetgate.cluster.watch;

import io.fleetgate.cluster.read.ReadFailure;
import io.fleetgate.object.ObjectKey;
import java.io.IOException;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.function.UnaryOperator;

/** Reads a whole list, page by page; after a page that came too late, without pages. */
final class CollectionLister<O extends Keyed> {
    private final CollectionReader<O> reader;
    private boolean pagesExpire;

    CollectionLister(CollectionReader<O> reader) {
        this.reader = reader;
    }

    /**
     * Lists.
     *
     * @param asKnown the object that is known in place of one that is as it was: none is kept twice, so that a list after a
     *     failure costs no memory
     */
    Listing<O> list(UnaryOperator<O> asKnown) throws IOException {
        Map<ObjectKey, O> objects = new LinkedHashMap<>();
        reader.locate();
        ListPage<O> page = pagesExpire ? reader.whole() : reader.page("");
        page.objects().forEach(object -> objects.put(object.key(), asKnown.apply(object)));
        while (!page.continueToken().isEmpty()) {
            page = nextPage(page.continueToken());
            page.objects().forEach(object -> objects.put(object.key(), asKnown.apply(object)));
        }
        pagesExpire = false;
        return new Listing<>(new ResourceVersion(page.resourceVersion()), objects);
    }

    private ListPage<O> nextPage(String continueToken) throws IOException {
        try {
            return reader.page(continueToken);
        } catch (ReadFailure failure) {
            pagesExpire = failure.isExpired();
            throw failure;
        }
    }
}
