package io.fleetgate.template;

/** What the text of a rendering is. */
public enum Form {
    /** Any text, such as a configuration file; values are written as they are. */
    TEXT,
    /** Kubernetes documents in YAML; a string that would become structure, or another type, fails the rendering. */
    DOCUMENTS
}
