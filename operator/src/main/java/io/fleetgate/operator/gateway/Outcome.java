package io.fleetgate.operator.gateway;

import com.fasterxml.jackson.databind.node.ObjectNode;
import java.time.Duration;
import java.util.List;

/** What came of a step, as far as it is known. Nothing in it quotes a document, so all of it may be logged. */
public sealed interface Outcome {

    /**
     * It was carried out.
     *
     * @param stored the object as it is stored now; one that was asked to be deleted may still be, for its finalizers
     */
    record Written(ObjectNode stored) implements Outcome {}

    /** It was carried out, and the object is gone by it: deleted, or its last finalizer was removed. */
    record Deleted() implements Outcome {}

    /** Nothing was done, because the object that was decided about is not there; another one may have its name. */
    record Gone() implements Outcome {}

    /**
     * A status was written to another object than the one that was decided about: one of the same name, made meanwhile.
     * Deciding about that one sets it right.
     *
     * @param stored that object as it is stored now
     */
    record Replaced(ObjectNode stored) implements Outcome {}

    /** Nothing was done, because what is stored is not what was decided about. Deciding again is all it takes. */
    record Conflict(Why why) implements Outcome {
        /** What is in the way. */
        public enum Why {
            /** The object has changed. */
            STALE,
            /** An object of that name exists, perhaps one that is being deleted. */
            EXISTS,
            /** Others own some of the fields. */
            OWNED,
            /** Another object that the API server has to change with it, like a quota, is being changed by others. */
            ELSEWHERE
        }
    }

    /**
     * Others had written what is the operator's to say, so that it was taken from them.
     *
     * @param contenders who; at least one
     * @param then what came of the write that took it
     */
    record Contended(List<Contender> contenders, Outcome then) implements Outcome {}

    /**
     * Nothing was done, nor will be when asked again, until something else changes.
     *
     * @param reason the API server's word for programs; empty where it gave none
     * @param message a sentence on one line, without the values that it was about
     */
    record Refused(int status, String reason, String message) implements Outcome {}

    /** Nothing was done, because the API server has too much to do; it asks to be left alone for this long. */
    record Throttled(Duration retryAfter) implements Outcome {}

    /** Nothing was made, because the namespace is being deleted, or does not exist. */
    record NamespaceTerminating() implements Outcome {}

    /** Nothing was done, because the API server does not serve the kind: its definition is going, or gone. */
    record KindNotServed() implements Outcome {}

    /** It may have been carried out or not, and the answer does not say which. Deciding again later is safe. */
    record Unknown(String cause) implements Outcome {}

    /**
     * Nothing was done, because something outside of the cluster comes first, and has not come to its end yet.
     *
     * @param why a sentence
     * @param retryAfter when to look at it again
     */
    record Postponed(String why, Duration retryAfter) implements Outcome {}

    /** Nothing was sent: this process may not write, not any more, or not yet. */
    record NotLeading() implements Outcome {}

    /**
     * Who else writes what is the operator's to say.
     *
     * @param manager the name under which it writes
     * @param fields the paths, in the notation of server-side apply
     */
    record Contender(String manager, List<String> fields) {}
}
