package io.fleetgate.operator.reconcile;

import io.fleetgate.api.solar.SolarKinds;
import io.fleetgate.object.Kind;
import io.fleetgate.operator.config.ControllerName;
import io.fleetgate.reconcile.Step;
import java.util.Map;

/** Which controller makes which write. */
final class Controllers {
    private static final Map<Kind<?>, ControllerName> OF_THE_KIND = Map.ofEntries(
            Map.entry(SolarKinds.PROFILE, ControllerName.PROFILE),
            Map.entry(SolarKinds.RELEASE_BINDING, ControllerName.RELEASEBINDING),
            Map.entry(SolarKinds.RELEASE, ControllerName.RELEASE),
            Map.entry(SolarKinds.COMPONENT_VERSION, ControllerName.COMPONENTVERSION),
            Map.entry(SolarKinds.COMPONENT, ControllerName.COMPONENT),
            Map.entry(SolarKinds.TARGET, ControllerName.TARGET),
            Map.entry(SolarKinds.REGISTRY, ControllerName.REGISTRY),
            Map.entry(SolarKinds.REGISTRY_BINDING, ControllerName.REGISTRYBINDING),
            Map.entry(SolarKinds.RENDER_TASK, ControllerName.RENDERTASK),
            Map.entry(SolarKinds.RENDER_ARTIFACT, ControllerName.RENDERARTIFACT),
            Map.entry(SolarKinds.REFERENCE_GRANT, ControllerName.REFERENCEGRANT));

    private Controllers() {}

    /** Making and removing is the controller's whose purpose an object serves; anything else, that of its kind. */
    static ControllerName of(Step step) {
        Kind<?> kind = step.id().kind();
        boolean makesOrRemoves = step instanceof Step.Create || step instanceof Step.Delete;
        if (makesOrRemoves && kind.equals(SolarKinds.RELEASE_BINDING)) {
            return ControllerName.PROFILE;
        }
        if (kind.equals(SolarKinds.RENDER_BINDING)
                || (makesOrRemoves && kind.equals(SolarKinds.RENDER_TASK))
                || (step instanceof Step.Create && kind.equals(SolarKinds.RENDER_ARTIFACT))) {
            return ControllerName.TARGET;
        }
        ControllerName name = OF_THE_KIND.get(kind);
        if (name == null) {
            throw new IllegalArgumentException("nobody writes " + kind);
        }
        return name;
    }
}
