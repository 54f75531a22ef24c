package io.fleetgate.render.name;

import java.util.Optional;
import java.util.regex.Pattern;

/**
 * Where a pushed chart is.
 *
 * @param repository host, with a port where needed, and path; without scheme
 */
public record ChartAddress(String repository, String tag) {
    private static final Pattern REPOSITORY = Pattern.compile("[A-Za-z0-9._:/\\[\\]-]+");
    private static final Pattern TAG = Pattern.compile("[A-Za-z0-9_][A-Za-z0-9._-]{0,127}");

    /** Reads an address with or without scheme; empty where it has no host, no path or no tag. */
    public static Optional<ChartAddress> parse(String url) {
        String address = RegistryAddress.withoutScheme(url);
        int colon = address.lastIndexOf(':');
        if (colon < 0) {
            return Optional.empty();
        }
        ChartAddress parsed = new ChartAddress(address.substring(0, colon), address.substring(colon + 1));
        return isRepository(parsed.repository) && TAG.matcher(parsed.tag).matches()
                ? Optional.of(parsed)
                : Optional.empty();
    }

    private static boolean isRepository(String text) {
        int slash = text.indexOf('/');
        return slash > 0
                && !text.endsWith("/")
                && !text.contains("//")
                && REPOSITORY.matcher(text).matches();
    }

    /** The address of a chart in a registry, whose own address may have a scheme and end in slashes. */
    public static ChartAddress in(String baseUrl, String repository, String tag) {
        String registry = RegistryAddress.withoutTrailingSlashes(RegistryAddress.withoutScheme(baseUrl));
        return new ChartAddress(registry + "/" + repository, tag);
    }

    /** The whole address with its scheme. */
    public String url() {
        return RegistryAddress.SCHEME + repository + ":" + tag;
    }
}
