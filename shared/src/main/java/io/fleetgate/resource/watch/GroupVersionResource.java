package io.fleetgate.resource.watch;

import io.fleetgate.text.DnsLabel;
import io.fleetgate.text.DnsSubdomain;
import java.util.Optional;

/**
 * What the API server serves under one URL and an admission request names; the core group is the empty string. Kinds do not
 * stand in for it: a plural cannot be guessed from a kind.
 */
public record GroupVersionResource(String group, String version, String resource) {

    /** Empty where the two are not what they are called. */
    static Optional<GroupVersionResource> of(String apiVersion, String resource) {
        int slash = apiVersion.indexOf('/');
        String group = slash < 0 ? "" : apiVersion.substring(0, slash);
        String version = apiVersion.substring(slash + 1);
        boolean isValid = (slash < 0 || DnsSubdomain.isValid(group)) && DnsLabel.isValid(version);
        return isValid && DnsLabel.isValid(resource)
                ? Optional.of(new GroupVersionResource(group, version, resource))
                : Optional.empty();
    }

    /** {@code ingresses.networking.k8s.io/v1}; {@code services/v1} in the core group. */
    @Override
    public String toString() {
        return resource + (group.isEmpty() ? "" : "." + group) + "/" + version;
    }
}
