package io.fleetgate.api.haptic;

import io.fleetgate.object.GroupKind;
import io.fleetgate.object.Kind;
import java.util.List;

/** The kinds of the group, as the store and the decisions know them. */
public final class HapticKinds {
    public static final String GROUP = "haproxy-haptic.org";
    public static final String VERSION = "v1alpha1";

    public static final Kind<HAProxyTemplateConfigSpec> TEMPLATE_CONFIG = new Kind<>(
            new GroupKind(GROUP, "HAProxyTemplateConfig"),
            VERSION,
            "haproxytemplateconfigs",
            HAProxyTemplateConfigSpec.class,
            HAProxyTemplateConfigSpec::read);

    /** Every kind of the group, sorted by name. */
    public static final List<Kind<?>> ALL = List.of(TEMPLATE_CONFIG);

    private HapticKinds() {}
}
