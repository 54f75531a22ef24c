package io.fleetgate.templating.judgement;

import io.fleetgate.templating.manifest.Manifests;
import io.fleetgate.templating.rendering.RenderedConfig;

/** What became of one rendering and its checks. */
public sealed interface Check {

    /** Everything is right. */
    record Sound(RenderedConfig rendered, Manifests manifests) implements Check {}

    /** Something is wrong. */
    record Wrong(Fault fault) implements Check {}
}
