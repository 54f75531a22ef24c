package io.fleetgate.e2e.installation;

import java.util.List;

/** The twelve kinds of the fleet, written out once more, so that one that goes missing in what is shipped is noticed. */
public final class FleetKinds {
    public static final List<String> KINDS = List.of(
            "Component",
            "ComponentVersion",
            "Profile",
            "ReferenceGrant",
            "Registry",
            "RegistryBinding",
            "ReleaseBinding",
            "Release",
            "RenderArtifact",
            "RenderBinding",
            "RenderTask",
            "Target");

    /** The same in the same order, as they stand in URLs and roles. */
    public static final List<String> PLURALS = List.of(
            "components",
            "componentversions",
            "profiles",
            "referencegrants",
            "registries",
            "registrybindings",
            "releasebindings",
            "releases",
            "renderartifacts",
            "renderbindings",
            "rendertasks",
            "targets");

    private FleetKinds() {}
}
