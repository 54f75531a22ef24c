package io.fleetgate.api.solar;

import io.fleetgate.object.Fields;
import java.util.Map;

/**
 * One version of a component and the artifacts it is made of.
 *
 * @param componentRef the component, always in the same namespace
 * @param resources artifacts by resource name, in the order in which they were written
 */
public record ComponentVersionSpec(
        LocalReference componentRef, String tag, Map<String, ResourceAccess> resources, Entrypoint entrypoint) {

    static ComponentVersionSpec read(Fields fields) {
        return new ComponentVersionSpec(
                LocalReference.read(fields.object("componentRef")),
                fields.string("tag"),
                fields.map("resources", ResourceAccess::read),
                Entrypoint.read(fields.object("entrypoint")));
    }
}
