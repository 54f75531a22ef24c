package io.fleetgate.cluster.informer;

import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.slf4j.spi.LoggingEventBuilder;

/** Says once of an object that it is set aside, and once that it is not any more. */
final class SetAsideLog {
    private static final Logger LOG = LoggerFactory.getLogger(SetAsideLog.class);

    private SetAsideLog() {}

    static void tell(ObjectChange change) {
        if (change.setsAside() && change.after() instanceof StoredObject.Unreadable unreadable) {
            about(LOG.atWarn(), change)
                    .addKeyValue("cause", unreadable.object().why())
                    .log("set aside, for it cannot be read; nothing that needs it is decided");
        } else if (change.endsSettingAside()) {
            about(LOG.atInfo(), change)
                    .log(
                            change.after() == null
                                    ? "gone, and no longer set aside"
                                    : "readable again, and no longer set aside");
        }
    }

    private static LoggingEventBuilder about(LoggingEventBuilder event, ObjectChange change) {
        return event.addKeyValue("kind", change.kind().name())
                .addKeyValue("namespace", change.key().namespace())
                .addKeyValue("name", change.key().name());
    }
}
