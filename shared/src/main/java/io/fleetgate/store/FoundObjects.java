package io.fleetgate.store;

import io.fleetgate.object.FleetObject;
import java.util.AbstractCollection;
import java.util.Collection;
import java.util.Iterator;
import java.util.Spliterator;
import java.util.Spliterators;
import java.util.function.Predicate;
import java.util.function.Supplier;
import java.util.stream.Stream;

/**
 * Objects that are known to be among those looked for, and whether there may be others. Whoever is content with one of the
 * known ones never learns of that; whoever gets to the end, or counts, is told that it may not be the end.
 */
final class FoundObjects extends AbstractCollection<FleetObject<?>> {
    private final Collection<FleetObject<?>> found;
    private final Predicate<FleetObject<?>> isKnown;
    private final Supplier<Stream<UnreadableObject>> others;

    /**
     * None is looked at before it is asked for: those looked for may be very many.
     *
     * @param isKnown whether one that was found is known to be looked for
     * @param others those that may be among them too; asked only at the end
     */
    FoundObjects(
            Collection<FleetObject<?>> found,
            Predicate<FleetObject<?>> isKnown,
            Supplier<Stream<UnreadableObject>> others) {
        this.found = found;
        this.isKnown = isKnown;
        this.others = others;
    }

    @Override
    public Iterator<FleetObject<?>> iterator() {
        Iterator<FleetObject<?>> each = known().iterator();
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
        return !iterator().hasNext();
    }

    @Override
    public int size() {
        requireEnd();
        return Math.toIntExact(known().count());
    }

    private Stream<FleetObject<?>> known() {
        return found.stream().filter(isKnown);
    }

    private void requireEnd() {
        others.get().findFirst().ifPresent(other -> {
            throw UndecidableException.unreadable(other);
        });
    }
}
