package io.fleetgate.store;

import io.fleetgate.object.FleetObject;
import io.fleetgate.object.Kind;
import java.util.AbstractCollection;
import java.util.Collection;
import java.util.Iterator;
import java.util.stream.Stream;

/** A view of stored objects of one kind that gives each its type when it is reached, so that a search may stop early. */
final class TypedObjects<S> extends AbstractCollection<FleetObject<S>> {
    private final Kind<S> kind;
    private final Collection<FleetObject<?>> objects;

    TypedObjects(Kind<S> kind, Collection<FleetObject<?>> objects) {
        this.kind = kind;
        this.objects = objects;
    }

    @Override
    public Iterator<FleetObject<S>> iterator() {
        Iterator<FleetObject<?>> each = objects.iterator();
        return new Iterator<>() {
            @Override
            public boolean hasNext() {
                return each.hasNext();
            }

            @Override
            public FleetObject<S> next() {
                return kind.cast(each.next());
            }
        };
    }

    /** As lazy as the objects are: those that come at once are not counted first. */
    @Override
    public Stream<FleetObject<S>> stream() {
        return objects.stream().map(kind::cast);
    }

    @Override
    public boolean isEmpty() {
        return objects.isEmpty();
    }

    @Override
    public int size() {
        return objects.size();
    }
}
