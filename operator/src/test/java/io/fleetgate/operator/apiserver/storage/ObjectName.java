package io.fleetgate.operator.apiserver.storage;

/** Where an object is. */
public record ObjectName(Resource resource, String namespace, String name) {
    String key() {
        return namespace + "/" + name;
    }
}
