package io.fleetgate.operator.config;

import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Collectors;

/** The controllers that a process can be limited to; each is called like the kind it reconciles, in lower case. */
public enum ControllerName {
    PROFILE,
    RELEASEBINDING,
    RELEASE,
    COMPONENTVERSION,
    COMPONENT,
    TARGET,
    REGISTRY,
    REGISTRYBINDING,
    RENDERTASK,
    RENDERARTIFACT,
    REFERENCEGRANT,
    HAPROXYTEMPLATECONFIG;

    /** The names of all, separated by commas. */
    static final String NAMES =
            Arrays.stream(values()).map(ControllerName::toString).collect(Collectors.joining(","));

    static Optional<ControllerName> of(String name) {
        return Arrays.stream(values())
                .filter(controller -> controller.toString().equals(name))
                .findFirst();
    }

    @Override
    public String toString() {
        return name().toLowerCase(Locale.ROOT);
    }
}
