package io.fleetgate.render;

import com.fasterxml.jackson.databind.node.ObjectNode;
import io.fleetgate.render.artifact.DesiredBinding;
import io.fleetgate.render.task.DesiredTask;

/** What is stored once a pass has been written. */
final class DesiredDocuments {
    private DesiredDocuments() {}

    static ObjectNode of(DesiredTask desired) {
        return switch (desired) {
            case DesiredTask.Kept kept -> kept.stored().document();
            case DesiredTask.Created created -> created.task().document();
            case DesiredTask.Replaced replaced -> replaced.task().document();
        };
    }

    static ObjectNode of(DesiredBinding desired) {
        return switch (desired) {
            case DesiredBinding.Kept kept -> kept.stored().document();
            case DesiredBinding.Created created -> created.binding().document();
            case DesiredBinding.Patched patched -> {
                ObjectNode document = patched.stored().document().deepCopy();
                document.set("spec", patched.writtenSpec());
                yield document;
            }
        };
    }
}
