package io.fleetgate.operator.web;

import java.net.InetAddress;
import java.net.UnknownHostException;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Keeps requests from where nobody serves anything to others. Hosts are named by whoever may write a Registry, and by the
 * registries themselves; what answers on the link of the machine alone, above all the metadata of clouds, is nothing for them.
 * Private addresses are: registries are there.
 */
final class HostGuard {
    /** Metadata of clouds that are not link-local. */
    private static final Set<InetAddress> METADATA = Stream.of(
                    "100.100.100.200", "168.63.129.16", "192.0.0.192", "fd00:ec2::254", "fd20:ce::254", "fd00:42::42")
            .map(InetAddress::ofLiteral)
            .collect(Collectors.toUnmodifiableSet());

    private HostGuard() {}

    /**
     * Looks up where a host is. A connection has to go to one of these addresses: whoever asks once more may be told others.
     *
     * @param host without a port
     * @return at least one
     * @throws Unanswered where it is nowhere, or where nothing is sent
     */
    static List<InetAddress> addresses(String host) throws Unanswered {
        List<InetAddress> addresses = lookUp(host);
        Optional<InetAddress> forbidden =
                addresses.stream().filter(HostGuard::isForbidden).findFirst();
        if (forbidden.isPresent()) {
            throw Unanswered.because(host + " is at " + forbidden.get().getHostAddress()
                    + ", where no registry is and nothing is sent; correct spec.hostname of the Registry");
        }
        return addresses;
    }

    static boolean isForbidden(InetAddress address) {
        return address.isLinkLocalAddress()
                || isThisNetwork(address)
                || address.isMulticastAddress()
                || METADATA.contains(address)
                || (!address.isLoopbackAddress()
                        && EmbeddedAddresses.of(address).stream().anyMatch(HostGuard::isForbidden));
    }

    /** Where no address is given, and all of 0.0.0.0/8, which means the machine itself in places. */
    private static boolean isThisNetwork(InetAddress address) {
        byte[] bytes = address.getAddress();
        return address.isAnyLocalAddress() || (bytes.length == 4 && bytes[0] == 0);
    }

    private static List<InetAddress> lookUp(String host) throws Unanswered {
        try {
            return List.of(InetAddress.getAllByName(host));
        } catch (UnknownHostException _) {
            throw Unanswered.because(host
                    + " cannot be found; check spec.hostname of the Registry and the name service; it is tried again");
        }
    }
}
