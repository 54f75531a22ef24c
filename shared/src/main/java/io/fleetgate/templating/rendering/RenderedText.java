package io.fleetgate.templating.rendering;

import io.fleetgate.templating.EntryPoint;

/** What one entry was rendered to; it ends with a line end. */
public record RenderedText(EntryPoint entry, String text) {}
