package io.fleetgate.render.name;

import java.util.Locale;

/** Addresses of registries and of repositories in them, as people write them: with or without scheme, in any case. */
public final class RegistryAddress {
    static final String SCHEME = "oci://";

    private RegistryAddress() {}

    /** The host of an address, lower-cased, with the port where one is given; empty where there is none. */
    public static String host(String address) {
        String rest = withoutScheme(address);
        int slash = rest.indexOf('/');
        return (slash < 0 ? rest : rest.substring(0, slash)).toLowerCase(Locale.ROOT);
    }

    /** Whether two addresses are of the same registry: scheme, trailing slashes and case do not matter. */
    public static boolean areSame(String a, String b) {
        return normal(a).equals(normal(b));
    }

    /** The one spelling of all addresses of the same registry. */
    public static String normal(String address) {
        return withoutTrailingSlashes(withoutScheme(address)).toLowerCase(Locale.ROOT);
    }

    /** Whether an address carries a user name or a password, which no registry's does. */
    public static boolean holdsLogin(String address) {
        return address.indexOf('@') >= 0;
    }

    /** An address as it may be shown to others: without what stands where a user name and a password do. */
    public static String shown(String address) {
        return holdsLogin(address) ? "***" + address.substring(address.lastIndexOf('@')) : address;
    }

    static String withoutScheme(String address) {
        return address.startsWith(SCHEME) ? address.substring(SCHEME.length()) : address;
    }

    static String withoutTrailingSlashes(String address) {
        int end = address.length();
        while (end > 0 && address.charAt(end - 1) == '/') {
            end--;
        }
        return address.substring(0, end);
    }
}
