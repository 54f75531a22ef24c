package io.fleetgate.templating;

import io.fleetgate.template.postprocess.PostProcessors;

/**
 * A template that is rendered by itself.
 *
 * @param name also that of the template; for a file, the name of the file
 * @param postProcessing what is done to the rendered text
 */
public record EntryPoint(EntryKind kind, String name, PostProcessors postProcessing) {
    /** The name of the template of HAProxy's configuration. */
    public static final String MAIN = "haproxy.cfg";

    /** Where it stands in its config, such as {@code spec.maps['hosts.map']}. */
    public String path() {
        return kind.path(name);
    }
}
