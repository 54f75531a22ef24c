package io.fleetgate.templating.rendering;

import io.fleetgate.template.fault.TemplateError;
import io.fleetgate.templating.EntryPoint;

/** What became of the rendering of a config. */
public sealed interface ConfigRendering permits RenderedConfig, ConfigRendering.Failed, ConfigRendering.OutOfTime {

    /** An entry is wrong for what there is, and would be again. */
    record Failed(EntryPoint entry, TemplateError error) implements ConfigRendering {}

    /** The deadline passed first: nothing is known. */
    record OutOfTime() implements ConfigRendering {}
}
