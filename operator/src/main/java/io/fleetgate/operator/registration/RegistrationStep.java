package io.fleetgate.operator.registration;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.fleetgate.object.FleetObject;
import io.fleetgate.object.ObjectId;
import io.fleetgate.object.ObjectKey;
import io.fleetgate.reconcile.Step;
import io.fleetgate.registration.RegistrationDocument;
import java.util.Optional;

/** The one write that makes what is stored what is wanted. */
final class RegistrationStep {
    private static final ObjectId ID =
            new ObjectId(RegistrationDocument.KIND, new ObjectKey("", RegistrationDocument.NAME));

    private RegistrationStep() {}

    /**
     * Empty where nothing has to be written.
     *
     * @param stored the object of that name, which is ours
     */
    static Optional<Step.Write> of(Optional<ObjectNode> wanted, Optional<ObjectNode> stored) {
        if (wanted.isEmpty()) {
            return stored.map(object -> new Step.Delete(FleetObject.read(RegistrationDocument.KIND, object)));
        }
        boolean isSo = stored.filter(object -> says(object, wanted.get())).isPresent();
        return isSo ? Optional.empty() : Optional.of(new Step.Apply(ID, wanted.get()));
    }

    /** Whether everything that is wanted is there; the API server adds defaults, and others labels. */
    private static boolean says(JsonNode stored, JsonNode wanted) {
        if (wanted instanceof ObjectNode fields) {
            return fields.properties().stream().allMatch(field -> says(stored.path(field.getKey()), field.getValue()));
        }
        if (!wanted.isArray()) {
            return wanted.equals(stored);
        }
        boolean isAll = stored.size() == wanted.size();
        for (int i = 0; isAll && i < wanted.size(); i++) {
            isAll = says(stored.path(i), wanted.path(i));
        }
        return isAll;
    }
}
