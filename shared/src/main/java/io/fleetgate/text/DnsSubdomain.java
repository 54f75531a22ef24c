package io.fleetgate.text;

/** DNS subdomains (RFC 1123), the form of most names of Kubernetes objects. */
public final class DnsSubdomain {
    private static final int MAX_LENGTH = 253;

    private DnsSubdomain() {}

    /** Whether the whole text is a DNS subdomain: labels of any length joined by dots, 1 to 253 characters in all. */
    public static boolean isValid(String text) {
        if (text.length() > MAX_LENGTH) {
            return false;
        }
        for (String label : text.split("\\.", -1)) {
            if (!DnsLabel.isSubdomainPart(label)) {
                return false;
            }
        }
        return true;
    }
}
