package io.fleetgate.cluster.informer;

import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.slf4j.spi.LoggingEventBuilder;

/** Says once of an object that it is set aside, and once that it is not any more. */
final class SetAsideLog {
    private static final Logger LOG = LoggerFactory.getLogger(SetAsideLog.class);

    private SetAsideLog() {}

    static void tell(ObjectChange change) {
        boolean wasSetAside = change.before() instanceof StoredObject.Unreadable;
        if (change.after() instanceof StoredObject.Unreadable unreadable) {
            if (!wasSetAside) {
                about(LOG.atWarn(), change)
                        .addKeyValue("cause", unreadable.object().why())
                        .log("set aside, for it cannot be read; nothing that needs it is decided");
            }
        } else if (wasSetAside) {
            about(LOG.atInfo(), change)
                    .log(
                            change.after() == null
                                    ? "gone, and set aside no longer"
                                    : "readable again, and set aside no longer");
        }
    }

    private static LoggingEventBuilder about(LoggingEventBuilder event, ObjectChange change) {
        return event.addKeyValue("kind", change.kind().name())
                .addKeyValue("namespace", change.key().namespace())
                .addKeyValue("name", change.key().name());
    }
}
