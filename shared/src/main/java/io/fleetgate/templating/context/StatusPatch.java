package io.fleetgate.templating.context;

import io.fleetgate.template.value.Value;

/** A status that a template wants an object to have. */
public record StatusPatch(String apiVersion, String kind, String namespace, String name, Value.Mapping status) {}
