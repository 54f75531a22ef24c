package io.fleetgate.certs;

import java.net.InetAddress;
import java.security.cert.CertificateParsingException;
import java.security.cert.X509Certificate;
import java.util.Collection;
import java.util.Collections;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** The names a server answers to: DNS names in lower case and IP addresses, in a stable order. No look-up is made. */
public record SubjectAltNames(Set<String> dnsNames, Set<InetAddress> addresses) {
    private static final int DNS_NAME = 2;
    private static final int IP_ADDRESS = 7;
    private static final String LABEL = "[a-z0-9_]([a-z0-9_-]{0,61}[a-z0-9_])?";
    private static final Pattern DNS = Pattern.compile("(?=.{1,253}$)(\\*\\.)?" + LABEL + "(\\." + LABEL + ")*");
    private static final Pattern ADDRESS = Pattern.compile("[0-9]+(\\.[0-9]+){3}|[0-9a-f.]*:[0-9a-f:.]*");

    public SubjectAltNames {
        dnsNames = Collections.unmodifiableSet(new LinkedHashSet<>(dnsNames));
        addresses = Collections.unmodifiableSet(new LinkedHashSet<>(addresses));
    }

    /** The names by which a machine calls itself: every issued serving certificate has them. */
    public static SubjectAltNames loopback() {
        return of(List.of("localhost", "127.0.0.1", "::1"));
    }

    /**
     * Tells addresses from DNS names.
     *
     * @throws IllegalArgumentException for a text that is neither
     */
    public static SubjectAltNames of(Collection<String> names) {
        Set<String> dnsNames = new LinkedHashSet<>();
        Set<InetAddress> addresses = new LinkedHashSet<>();
        for (String name : names) {
            String lower = name.toLowerCase(Locale.ROOT);
            if (ADDRESS.matcher(lower).matches()) {
                addresses.add(InetAddress.ofLiteral(lower));
            } else if (DNS.matcher(lower).matches()) {
                dnsNames.add(lower);
            } else {
                throw new IllegalArgumentException("\"" + name + "\" is neither a DNS name nor an IP address");
            }
        }
        return new SubjectAltNames(dnsNames, addresses);
    }

    /** The names for which the certificate was issued; names of other types (e-mail, URI) are left out. */
    static SubjectAltNames in(X509Certificate certificate) throws CertificateParsingException {
        Collection<List<?>> entries =
                Objects.requireNonNullElse(certificate.getSubjectAlternativeNames(), List.<List<?>>of());
        Set<String> dnsNames = new LinkedHashSet<>();
        Set<InetAddress> addresses = new LinkedHashSet<>();
        for (List<?> entry : entries) {
            if (entry.getFirst().equals(DNS_NAME)) {
                dnsNames.add(entry.get(1).toString().toLowerCase(Locale.ROOT));
            } else if (entry.getFirst().equals(IP_ADDRESS)) {
                addresses.add(InetAddress.ofLiteral(entry.get(1).toString()));
            }
        }
        return new SubjectAltNames(dnsNames, addresses);
    }

    /** These names, then the others. */
    public SubjectAltNames and(SubjectAltNames others) {
        Set<String> dnsNames = new LinkedHashSet<>(this.dnsNames);
        dnsNames.addAll(others.dnsNames);
        Set<InetAddress> addresses = new LinkedHashSet<>(this.addresses);
        addresses.addAll(others.addresses);
        return new SubjectAltNames(dnsNames, addresses);
    }

    /** Those of {@code wanted} that a client would not accept from a certificate with these names. */
    List<String> missing(SubjectAltNames wanted) {
        Stream<String> names = wanted.dnsNames.stream().filter(name -> !covers(name));
        Stream<String> literals = wanted.addresses.stream()
                .filter(address -> !addresses.contains(address))
                .map(InetAddress::getHostAddress);
        return Stream.concat(names, literals).toList();
    }

    /** A wildcard stands for exactly one label, the first. */
    private boolean covers(String name) {
        int dot = name.indexOf('.');
        return dnsNames.contains(name) || (dot > 0 && dnsNames.contains("*" + name.substring(dot)));
    }
}
