package io.fleetgate.operator.web;

import java.net.InetAddress;
import java.net.UnknownHostException;
import java.util.Arrays;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.apache.hc.client5.http.DnsResolver;

/**
 * Keeps requests from where nobody serves anything to others. Hosts are named by whoever may write a Registry, and by the
 * registries themselves; what answers on the link of the machine alone, above all the metadata of clouds, is nothing for them.
 * Private addresses are: registries are there.
 */
final class HostGuard implements DnsResolver {
    /** Metadata of clouds that are not link-local. */
    private static final Set<InetAddress> METADATA = Stream.of(
                    "100.100.100.200", "168.63.129.16", "192.0.0.192", "fd00:ec2::254", "fd20:ce::254", "fd00:42::42")
            .map(InetAddress::ofLiteral)
            .collect(Collectors.toUnmodifiableSet());

    private final NameService names;

    HostGuard(NameService names) {
        this.names = names;
    }

    /** Says where hosts are, and of an address that it is there. */
    @FunctionalInterface
    interface NameService {
        InetAddress[] addresses(String host) throws UnknownHostException;
    }

    /**
     * Looks up where a host is. A connection has to go to one of these addresses: whoever asks once more may be told others.
     *
     * @param host without a port; it may be an address
     * @return at least one
     * @throws UnknownHostException because of an {@link Unanswered}, where it is nowhere, or where nothing is sent
     */
    @Override
    public InetAddress[] resolve(String host) throws UnknownHostException {
        InetAddress[] addresses = lookUp(host);
        Optional<InetAddress> forbidden =
                Arrays.stream(addresses).filter(HostGuard::isForbidden).findFirst();
        if (forbidden.isPresent()) {
            throw refusal(host + " is at " + forbidden.get().getHostAddress()
                    + ", where no registry is and nothing is sent; correct spec.hostname of the Registry");
        }
        return addresses;
    }

    /** The name that it is asked for: no other is believed. */
    @Override
    public String resolveCanonicalHostname(String host) {
        return host;
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

    private InetAddress[] lookUp(String host) throws UnknownHostException {
        try {
            return names.addresses(host);
        } catch (UnknownHostException _) {
            throw refusal(host
                    + " cannot be found; check spec.hostname of the Registry and the name service; it is tried again");
        }
    }

    private static UnknownHostException refusal(String sentence) {
        UnknownHostException refusal = new UnknownHostException(sentence);
        refusal.initCause(Unanswered.because(sentence));
        return refusal;
    }
}
