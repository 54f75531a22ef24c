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

    /** 64:ff9b::/96 of RFC 6052. */
    private static final byte[] NAT64 = {0, 0x64, (byte) 0xff, (byte) 0x9b, 0, 0, 0, 0, 0, 0, 0, 0};

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
                || METADATA.contains(address.getHostAddress())
                || translated(address).filter(HostGuard::isForbidden).isPresent();
    }

    /** The address of IPv4 that a network with NAT64 makes of one of IPv6. */
    private static Optional<InetAddress> translated(InetAddress address) {
        byte[] bytes = address.getAddress();
        if (!Arrays.equals(bytes, 0, Math.min(bytes.length, NAT64.length), NAT64, 0, NAT64.length)) {
            return Optional.empty();
        }
        try {
            return Optional.of(InetAddress.getByAddress(Arrays.copyOfRange(bytes, NAT64.length, bytes.length)));
        } catch (UnknownHostException e) {
            throw new IllegalStateException("an address of IPv4 has four bytes", e);
        }
    }
}
