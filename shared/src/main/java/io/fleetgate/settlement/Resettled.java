package io.fleetgate.settlement;

import io.fleetgate.settlement.form.Settled;
import org.jspecify.annotations.Nullable;

/**
 * How one object settles without a change set and with it.
 *
 * @param was null where nothing leads to the object without it
 * @param is null where nothing leads to it any more
 */
public record Resettled(@Nullable Settled was, @Nullable Settled is) {

    /** How it settles without the change set. */
    public Settled before() {
        return was == null ? unreached() : was;
    }

    /** How it settles with the change set. Another object that would have made way for it does not come back under its name. */
    public Settled after() {
        return is == null ? Settled.ABSENT : is;
    }

    /** What both say together. */
    Resettled and(Resettled other) {
        return new Resettled(both(was, other.was), both(is, other.is));
    }

    private static @Nullable Settled both(@Nullable Settled one, @Nullable Settled other) {
        return one == null ? other : other == null ? one : Settlement.ofWhoNeedsIt(one, other);
    }

    /** What is replaced without being its target's own stood as it is stored. */
    private Settled unreached() {
        return is instanceof Settled.Created created
                ? created.replaced().map(Settled::asStored).orElse(Settled.ABSENT)
                : Settled.ABSENT;
    }
}
