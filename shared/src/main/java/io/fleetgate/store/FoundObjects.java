package io.fleetgate.store;

import io.fleetgate.object.FleetObject;
import java.util.AbstractCollection;
import java.util.Collection;
import java.util.Iterator;
import java.util.Spliterator;
import java.util.Spliterators;
import java.util.function.Supplier;
import java.util.stream.Stream;

/**
 * Objects that are known to be among those looked for, and whether there may be others. Whoever is content with one of the
 * known ones never learns of that; whoever gets to the end, or counts, is told that it may not be the end.
 */
final class FoundObjects extends AbstractCollection<FleetObject<?>> {
    private final Collection<FleetObject<?>> known;
    private final Supplier<Stream<UnreadableObject>> others;

    /** @param others those that may be among them too; asked only at the end */
    FoundObjects(Collection<FleetObject<?>> known, Supplier<Stream<UnreadableObject>> others) {
        this.known = known;
        this.others = others;
    }

    @Override
    public Iterator<FleetObject<?>> iterator() {
        Iterator<FleetObject<?>> each = known.iterator();
        return new Iterator<>() {
            @Override
            public boolean hasNext() {
                if (!each.hasNext()) {
                    requireEnd();
                }
                return each.hasNext();
            }

            @Override
            public FleetObject<?> next() {
                return each.next();
            }
        };
    }

    /** Of unknown size: to be asked for it would be to be asked for the end. */
    @Override
    public Spliterator<FleetObject<?>> spliterator() {
        return Spliterators.spliteratorUnknownSize(iterator(), Spliterator.ORDERED);
    }

    @Override
    public boolean isEmpty() {
        return known.isEmpty() && size() == 0;
    }

    @Override
    public int size() {
        requireEnd();
        return known.size();
    }

    private void requireEnd() {
        others.get().findFirst().ifPresent(other -> {
            throw UndecidableException.unreadable(other);
        });
    }
}
