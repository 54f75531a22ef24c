package io.fleetgate.cluster.watch;

import io.fleetgate.store.Completeness;

/**
 * Keeps the objects of a collection as a {@link ListWatch} tells of them: complete and in order, by one thread. Only
 * {@code settle} may be called by another one as well.
 */
public interface Keeper<O extends Keyed> {

    /** A list is about to be asked for. */
    void listStarts();

    /** The object that is kept in place of a listed one that is as it was; the listed one where none is. */
    O asKnown(O listed);

    /** The list that was asked for last has been read to its end; what is not in it is gone. */
    void replaceBy(Listing<O> list);

    /** A watch tells of an object that is stored. */
    void put(O object);

    /** A watch tells of an object that is gone. */
    void delete(O last);

    /** A watch has told of everything up to a version. */
    void pass(ResourceVersion version);

    /** A list or watch failed; a sentence for operators. {@code settle} says what becomes of the objects. */
    default void failed(String sentence) {}

    /** How well the objects are known from now on; whether that is something new. */
    boolean settle(Completeness known);
}
