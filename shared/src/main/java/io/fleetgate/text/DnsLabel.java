package io.fleetgate.text;

/** DNS labels (RFC 1123), the form of Kubernetes names that become host names or parts of other names. */
public final class DnsLabel {
    private static final int MAX_LENGTH = 63;

    private DnsLabel() {}

    /** Whether the whole text is a DNS label: 1 to 63 of a-z, 0-9 and '-', not beginning or ending with '-'. */
    public static boolean isValid(String text) {
        return text.length() <= MAX_LENGTH && isSubdomainPart(text);
    }

    /** Whether the whole text could stand between the dots of a DNS subdomain; its length is not looked at. */
    public static boolean isSubdomainPart(String text) {
        if (text.isEmpty() || text.charAt(0) == '-' || text.charAt(text.length() - 1) == '-') {
            return false;
        }
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            if (!(c >= 'a' && c <= 'z') && !(c >= '0' && c <= '9') && c != '-') {
                return false;
            }
        }
        return true;
    }
}
