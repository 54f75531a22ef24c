package io.fleetgate.resource;

import io.fleetgate.resource.watch.Watch;

/** A look-up with a number of keys that its store does not have: a mistake of the template's author. */
public final class KeyCountException extends RuntimeException {
    private static final long serialVersionUID = 1L;

    private KeyCountException(String message) {
        super(message, null, false, false);
    }

    static void check(Watch watch, int count) {
        int most = watch.indexBy().size();
        if (count < 1 || count > most) {
            throw new KeyCountException(watch.store() + " is looked up by "
                    + (most == 1 ? "1 key" : "1 to " + most + " keys") + ", not " + count);
        }
    }
}
