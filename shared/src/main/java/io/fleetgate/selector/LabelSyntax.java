package io.fleetgate.selector;

import io.fleetgate.text.DnsSubdomain;

/** What the Kubernetes API accepts as label keys and values. Whole-string checks over ASCII, whatever the locale. */
final class LabelSyntax {
    static final String KEY_RULE =
            "a label key is [prefix/]name, the name of 1 to 63 letters, digits, '-', '_' or '.', beginning and ending with a letter or digit";
    static final String VALUE_RULE =
            "a label value has at most 63 letters, digits, '-', '_' or '.', beginning and ending with a letter or digit";

    private LabelSyntax() {}

    static boolean isKey(String key) {
        int slash = key.indexOf('/');
        return slash < 0
                ? isName(key)
                : DnsSubdomain.isValid(key.substring(0, slash)) && isName(key.substring(slash + 1));
    }

    static boolean isValue(String value) {
        return value.isEmpty() || isName(value);
    }

    private static boolean isName(String text) {
        if (text.isEmpty() || text.length() > 63) {
            return false;
        }
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            boolean inner = i > 0 && i < text.length() - 1;
            if (!isAlphanumeric(c) && !(inner && (c == '-' || c == '_' || c == '.'))) {
                return false;
            }
        }
        return true;
    }

    private static boolean isAlphanumeric(char c) {
        return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9');
    }
}
