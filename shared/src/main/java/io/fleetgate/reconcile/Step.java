package io.fleetgate.reconcile;

import com.fasterxml.jackson.databind.node.ObjectNode;
import io.fleetgate.api.solar.RenderArtifactSpec;
import io.fleetgate.api.solar.RenderTaskSpec;
import io.fleetgate.condition.ConditionReason;
import io.fleetgate.object.FleetObject;
import io.fleetgate.object.ObjectId;
import io.fleetgate.render.artifact.TagCredentials;
import io.fleetgate.settlement.TagFailure;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** One thing to be done, as a value. Each is about one object, and can be carried out or refused as a whole. */
public sealed interface Step {

    ObjectId id();

    /** A step that is one write to the cluster. */
    sealed interface Write extends Step {}

    /**
     * An object that is not stored is created under a name that is free.
     *
     * @param document the whole object; of its status, which the API server does not take here, nothing is written
     */
    record Create(ObjectId id, ObjectNode document) implements Write {}

    /**
     * All finalizers of an object, those of others included, are written in place of the ones that it had when it was
     * decided about.
     */
    record SetFinalizers(FleetObject<?> object, List<String> finalizers) implements Write {
        @Override
        public ObjectId id() {
            return ObjectId.of(object);
        }
    }

    /**
     * The operator's part of a status is written.
     *
     * @param status its fields and conditions, decided now or before; a condition that flipped has no
     *     {@code lastTransitionTime}, because only the writer knows when that is
     * @param removed the fields that must not be there any more
     */
    record SetStatus(FleetObject<?> object, ObjectNode status, Set<String> removed) implements Write {
        @Override
        public ObjectId id() {
            return ObjectId.of(object);
        }
    }

    /** The spec of an object that is the operator's own is written anew. */
    record SetSpec(FleetObject<?> object, ObjectNode spec) implements Write {
        @Override
        public ObjectId id() {
            return ObjectId.of(object);
        }
    }

    /**
     * What the operator says of an object that does not belong to a fleet is applied: the object is made where it is not stored, what
     * the operator said of it before and does not any more goes, and what others say stays.
     *
     * @param document the fields that are the operator's
     */
    record Apply(ObjectId id, ObjectNode document) implements Write {}

    /** The object that was decided about, and not another one that has taken its name, is asked to be deleted. */
    record Delete(FleetObject<?> object) implements Write {
        @Override
        public ObjectId id() {
            return ObjectId.of(object);
        }
    }

    /** A step about the tag of a chart, which a registry has to be asked about before anything is written. */
    sealed interface OfTag extends Step {
        FleetObject<RenderArtifactSpec> object();

        /** With which the registry is asked. */
        TagCredentials.Given credentials();

        /** The finalizers that stay, in order. */
        List<String> finalizers();

        /** The tasks that have pushed the chart or are about to; if its tag is gone, what they did has to be done again. */
        List<FleetObject<RenderTaskSpec>> pushers();

        @Override
        default ObjectId id() {
            return ObjectId.of(object());
        }

        /** What is written before {@link #whenDone} where the tag is gone: whoever wants the chart all the same has it pushed anew. */
        default List<Delete> whenGone() {
            return pushers().stream().map(Delete::new).toList();
        }

        /** What is written when the registry does not do or say what it has to, for all to see; empty where it is said already. */
        default Optional<SetStatus> whenFailed(ConditionReason reason, String message) {
            return TagFailure.of(object(), reason, message)
                    .document()
                    .flatMap(document -> OwnedStatus.step(object(), document.path("status")));
        }

        /** What is written in the end. */
        default SetFinalizers whenDone() {
            return new SetFinalizers(object(), finalizers());
        }
    }

    /**
     * The tag of a chart that nothing claims any more is deleted in its registry, and then the finalizer taken off that was set
     * for that. There is nothing to take back: where the write afterwards is lost, the tag is gone already when it is deleted
     * again.
     */
    record DeleteTag(
            FleetObject<RenderArtifactSpec> object,
            TagCredentials.Given credentials,
            List<String> finalizers,
            List<FleetObject<RenderTaskSpec>> pushers)
            implements OfTag {

        /** The same where the chart is wanted again. */
        KeepTag kept() {
            return new KeepTag(object, credentials, finalizers, pushers);
        }
    }

    /**
     * The finalizer of a chart is taken off, but its tag is not deleted: somebody else stands for it, or wants it again. It may have
     * been deleted before that was known, and its registry may be about to do so; that is waited for.
     */
    record KeepTag(
            FleetObject<RenderArtifactSpec> object,
            TagCredentials.Given credentials,
            List<String> finalizers,
            List<FleetObject<RenderTaskSpec>> pushers)
            implements OfTag {}
}
