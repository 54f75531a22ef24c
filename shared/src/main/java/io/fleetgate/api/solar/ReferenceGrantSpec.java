package io.fleetgate.api.solar;

import io.fleetgate.object.Fields;
import java.util.List;

/** Which kinds of which namespaces may refer to which kinds here: every {@code from} to every {@code to}. */
public record ReferenceGrantSpec(List<From> from, List<To> to) {

    /** Who may refer; all three must be equal, there are no wildcards. */
    public record From(String group, String kind, String namespace) {

        static From read(Fields fields) {
            return new From(fields.string("group"), fields.string("kind"), fields.string("namespace"));
        }
    }

    /** What may be referred to, in the grant's own namespace. */
    public record To(String group, String kind) {

        static To read(Fields fields) {
            return new To(fields.string("group"), fields.string("kind"));
        }
    }

    static ReferenceGrantSpec read(Fields fields) {
        return new ReferenceGrantSpec(fields.list("from", From::read), fields.list("to", To::read));
    }
}
