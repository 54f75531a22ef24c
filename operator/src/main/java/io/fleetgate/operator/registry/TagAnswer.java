package io.fleetgate.operator.registry;

/** What a registry has said, or done, about a tag. */
public sealed interface TagAnswer {

    /** It was there, and is deleted. */
    record Deleted() implements TagAnswer {}

    /** It is there, or nothing says that it is not; it was to be looked at alone. */
    record Present() implements TagAnswer {}

    /** It was not there. */
    record Absent() implements TagAnswer {}

    /** It may be there still; the message says whom that is about, what was wrong, and what to do. */
    record Failed(Fault fault, String message) implements TagAnswer {}

    /** This process may do nothing any more; what was begun may have been carried out. */
    record Stopped() implements TagAnswer {}

    /** Who can do something about it. */
    enum Fault {
        /** Whoever gives out credentials. */
        CREDENTIALS,
        /** Whoever runs the registry or the way to it. */
        REGISTRY
    }
}
