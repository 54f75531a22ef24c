package io.fleetgate.operator.registry;

import io.fleetgate.operator.web.WebAddress;
import java.net.URI;
import java.util.regex.Pattern;

/**
 * A tag in a registry.
 *
 * @param host with a port where needed, as somebody wrote it; it may be none
 * @param name of the tag
 */
public record RegistryTag(Scheme scheme, String host, String repository, String name) {
    private static final Pattern HOST = Pattern.compile("([a-z0-9.-]+|\\[[0-9a-f:.]+])(:[0-9]{1,5})?");
    private static final Pattern REPOSITORY =
            Pattern.compile("[a-z0-9]+([._-]+[a-z0-9]+)*+(/[a-z0-9]+([._-]+[a-z0-9]+)*+)*+");
    private static final Pattern NAME = Pattern.compile("[a-zA-Z0-9_][a-zA-Z0-9._-]{0,127}");
    private static final int LONGEST_REPOSITORY = 255;

    /** How a registry is spoken to. */
    public enum Scheme {
        HTTPS("https"),
        HTTP("http");

        private final String text;

        Scheme(String text) {
            this.text = text;
        }
    }

    /** Whether a registry can be where it is said to be. */
    boolean hasHost() {
        return HOST.matcher(host).matches()
                && WebAddress.parse(scheme.text + "://" + host).isPresent();
    }

    /** Whether a registry can have it: what does not look like this was never pushed. */
    boolean isPossible() {
        return repository.length() <= LONGEST_REPOSITORY
                && REPOSITORY.matcher(repository).matches()
                && NAME.matcher(name).matches();
    }

    /** Where the registry says which version of the API it speaks. */
    URI root() {
        return URI.create(scheme.text + "://" + host + "/v2/");
    }

    /** Where its manifest is, by its name or by a digest. */
    URI manifest(String reference) {
        return URI.create(scheme.text + "://" + host + "/v2/" + repository + "/manifests/" + reference);
    }

    /** As people write it, without the host. */
    String phrase() {
        return repository + ":" + name;
    }
}
