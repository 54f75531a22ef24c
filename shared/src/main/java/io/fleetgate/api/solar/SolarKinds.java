package io.fleetgate.api.solar;

import io.fleetgate.object.Fields;
import io.fleetgate.object.GroupKind;
import io.fleetgate.object.Kind;
import java.util.List;
import java.util.function.Function;

/** The kinds of the group, as the store and the decisions know them. */
public final class SolarKinds {
    public static final String GROUP = "solar.opendefense.cloud";
    public static final String VERSION = "v1alpha1";

    public static final Kind<ReleaseSpec> RELEASE = kind("Release", "releases", ReleaseSpec.class, ReleaseSpec::read);

    /** Every kind of the group, sorted by name. */
    public static final List<Kind<?>> ALL = List.of(RELEASE);

    private SolarKinds() {}

    private static <S> Kind<S> kind(String name, String plural, Class<S> specType, Function<Fields, S> specReader) {
        return new Kind<>(new GroupKind(GROUP, name), VERSION, plural, specType, specReader);
    }
}
