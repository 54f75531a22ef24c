package io.fleetgate.templating;

import io.fleetgate.object.FieldName;

/** What an entry is rendered to; entries are rendered in the order of these, then in the order in which they are written. */
public enum EntryKind {
    /** The configuration of HAProxy, of which there is one. */
    MAIN("haproxyConfig"),
    /** A map file of HAProxy. */
    MAP("maps"),
    /** Any other file. */
    FILE("files"),
    /** A certificate. */
    CERTIFICATE("sslCertificates"),
    /** Kubernetes objects, as YAML documents. */
    OBJECTS("k8sResources");

    private final String field;

    EntryKind(String field) {
        this.field = field;
    }

    /** Whether an entry becomes a file beside the configuration of HAProxy. */
    public boolean isFile() {
        return this != MAIN && this != OBJECTS;
    }

    /** Where an entry of the kind stands in its config. */
    String path(String name) {
        String list = "spec." + field;
        return this == MAIN ? list : FieldName.below(list, name);
    }
}
