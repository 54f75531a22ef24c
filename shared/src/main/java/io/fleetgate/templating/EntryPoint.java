package io.fleetgate.templating;

import io.fleetgate.api.haptic.PostProcessor;
import java.util.List;

/**
 * A template that is rendered by itself.
 *
 * @param name also that of the template; for a file, the name of the file
 * @param postProcessing what is done to each line of the text, in this order
 */
public record EntryPoint(EntryKind kind, String name, List<PostProcessor> postProcessing) {
    /** The name of the template of HAProxy's configuration. */
    public static final String MAIN = "haproxy.cfg";

    public EntryPoint {
        postProcessing = List.copyOf(postProcessing);
    }

    /** Where it stands in its config, such as {@code spec.maps['hosts.map']}. */
    public String path() {
        return kind.path(name);
    }
}
