package io.fleetgate.rollout.binding;

import io.fleetgate.selector.Label;

/** A label of the objects, or demanded by the selectors, of one namespace. */
record NamespacedLabel(String namespace, Label label) {

    /** Stands for "no label in particular": the key of selectors that demand none. */
    private static final Label ANY = new Label("", "");

    static NamespacedLabel any(String namespace) {
        return new NamespacedLabel(namespace, ANY);
    }
}
