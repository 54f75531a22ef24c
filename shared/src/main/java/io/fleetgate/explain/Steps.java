package io.fleetgate.explain;

import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.fleetgate.api.solar.SolarKinds;
import io.fleetgate.object.Kind;
import io.fleetgate.object.ObjectKey;
import io.fleetgate.resolver.Candidate;
import io.fleetgate.selector.LabelEdit;
import io.fleetgate.store.Snapshot;
import java.util.Locale;
import java.util.function.Consumer;

/** The changes that are considered, each as what it writes and in words. */
final class Steps {
    private Steps() {}

    /** Raises or lowers the priority of a candidate's release. */
    static Step setPriority(Candidate candidate, int to, String note) {
        String verb = to > candidate.priority() ? "raise" : "lower";
        return patchRelease(
                candidate.release(),
                patch -> patch.putObject("spec").put("priority", to),
                verb + " spec.priority of Release " + candidate.release() + " from " + candidate.priority() + " to "
                        + to + note);
    }

    static Step removeAntiAffinity(ObjectKey release) {
        return patchRelease(
                release,
                patch -> patch.putObject("spec").putNull("antiAffinity"),
                "remove spec.antiAffinity of Release " + release);
    }

    static Step editLabel(ObjectKey release, LabelEdit edit) {
        String label = edit.key() + edit.value().map(value -> "=" + value).orElse("");
        return patchRelease(
                release,
                patch -> {
                    ObjectNode labels = patch.putObject("metadata").putObject("labels");
                    edit.value()
                            .ifPresentOrElse(value -> labels.put(edit.key(), value), () -> labels.putNull(edit.key()));
                },
                edit.value().isPresent()
                        ? "label Release " + release + " with " + label
                        : "remove label " + label + " from Release " + release);
    }

    static Step setUniqueName(ObjectKey release, String uniqueName) {
        return patchRelease(
                release,
                patch -> patch.putObject("spec").put("uniqueName", uniqueName),
                "set spec.uniqueName of Release " + release + ", such as " + uniqueName);
    }

    static Step deleteBinding(ObjectKey binding) {
        return new Step(
                Step.Verb.DELETE,
                SolarKinds.RELEASE_BINDING,
                binding,
                JsonNodeFactory.instance.objectNode(),
                "delete ReleaseBinding " + binding);
    }

    static Step createComponentVersion(ObjectKey version, String component) {
        ObjectNode document = document(SolarKinds.COMPONENT_VERSION, version);
        document.putObject("spec").putObject("componentRef").put("name", component);
        return new Step(
                Step.Verb.CREATE,
                SolarKinds.COMPONENT_VERSION,
                version,
                document,
                "create ComponentVersion " + version);
    }

    /** Creates a grant under a name that is free. */
    static Step createGrant(Snapshot snapshot, Kind<?> from, String fromNamespace, Kind<?> to, String toNamespace) {
        ObjectKey key = freeName(snapshot, toNamespace, from.name().toLowerCase(Locale.ROOT) + "s-of-" + fromNamespace);
        ObjectNode document = document(SolarKinds.REFERENCE_GRANT, key);
        ObjectNode spec = document.putObject("spec");
        spec.putArray("from")
                .addObject()
                .put("group", from.groupKind().group())
                .put("kind", from.name())
                .put("namespace", fromNamespace);
        spec.putArray("to").addObject().put("group", to.groupKind().group()).put("kind", to.name());
        return new Step(
                Step.Verb.CREATE,
                SolarKinds.REFERENCE_GRANT,
                key,
                document,
                "create a ReferenceGrant in namespace " + toNamespace + " from " + from.name() + " of namespace "
                        + fromNamespace + " to " + to.name());
    }

    private static ObjectKey freeName(Snapshot snapshot, String namespace, String name) {
        ObjectKey key = new ObjectKey(namespace, name);
        for (int i = 2; snapshot.find(SolarKinds.REFERENCE_GRANT, key).isPresent(); i++) {
            key = new ObjectKey(namespace, name + "-" + i);
        }
        return key;
    }

    private static ObjectNode document(Kind<?> kind, ObjectKey key) {
        ObjectNode document = JsonNodeFactory.instance
                .objectNode()
                .put("apiVersion", kind.apiVersion())
                .put("kind", kind.name());
        document.putObject("metadata").put("namespace", key.namespace()).put("name", key.name());
        return document;
    }

    private static Step patchRelease(ObjectKey release, Consumer<ObjectNode> content, String sentence) {
        ObjectNode patch = JsonNodeFactory.instance.objectNode();
        content.accept(patch);
        return new Step(Step.Verb.PATCH, SolarKinds.RELEASE, release, patch, sentence);
    }
}
