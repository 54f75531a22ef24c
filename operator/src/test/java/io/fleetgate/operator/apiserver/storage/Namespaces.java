package io.fleetgate.operator.apiserver.storage;

import java.util.HashSet;
import java.util.Set;

/** Which namespaces take new objects: every one does that was not told otherwise. */
final class Namespaces {
    private final Set<String> terminating = new HashSet<>();
    private final Set<String> gone = new HashSet<>();

    void terminate(String namespace) {
        terminating.add(namespace);
    }

    void remove(String namespace) {
        terminating.remove(namespace);
        gone.add(namespace);
    }

    void create(String namespace) {
        terminating.remove(namespace);
        gone.remove(namespace);
    }

    /** Refuses an object that cannot be created where it is wanted. */
    void check(ObjectName name) throws Refusal {
        if (gone.contains(name.namespace())) {
            throw Refusal.noNamespace(name.namespace());
        }
        if (terminating.contains(name.namespace())) {
            throw Refusal.namespaceTerminating(name);
        }
    }
}
