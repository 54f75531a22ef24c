package io.fleetgate.operator.registry;

import java.net.InetAddress;
import java.net.UnknownHostException;
import java.util.Arrays;
import java.util.Optional;
import java.util.Set;

/**
 * Keeps requests from where no registry is. Hosts are named by whoever may write a Registry, and by the registries themselves;
 * what answers on the link of the machine alone, above all the metadata of clouds, is nothing for them.
 */
final class HostGuard {
    /** Metadata of clouds that are not link-local. */
    private static final Set<String> METADATA = Set.of("fd00:ec2:0:0:0:0:0:254", "100.100.100.200", "168.63.129.16");

    private HostGuard() {}

    /**
     * Looks up where a host is; a connection right afterwards goes by the same answer, which the JVM remembers.
     *
     * @param host without a port
     * @return why nothing is sent there; empty where it may be
     */
    static Optional<String> refusal(String host) {
        try {
            return Arrays.stream(InetAddress.getAllByName(host))
                    .filter(HostGuard::isForbidden)
                    .findFirst()
                    .map(address -> host + " is at " + address.getHostAddress()
                            + ", where no registry is and nothing is sent; correct spec.hostname of the Registry");
        } catch (UnknownHostException _) {
            return Optional.of(host
                    + " cannot be found; check spec.hostname of the Registry and the name service; it is tried again");
        }
    }

    static boolean isForbidden(InetAddress address) {
        return address.isLinkLocalAddress()
                || address.isAnyLocalAddress()
                || address.isMulticastAddress()
                || METADATA.contains(address.getHostAddress());
    }
}
