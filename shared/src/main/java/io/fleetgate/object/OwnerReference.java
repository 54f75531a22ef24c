package io.fleetgate.object;

/** An entry of {@code metadata.ownerReferences}; {@code uid} is empty where an object was written by hand without one. */
public record OwnerReference(String apiVersion, String kind, String name, String uid, boolean isController) {

    static OwnerReference read(Fields fields) {
        fields.bool("blockOwnerDeletion");
        return new OwnerReference(
                fields.string("apiVersion"),
                fields.string("kind"),
                fields.string("name"),
                fields.string("uid"),
                fields.bool("controller"));
    }
}
