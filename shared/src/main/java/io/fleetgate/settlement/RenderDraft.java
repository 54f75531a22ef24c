package io.fleetgate.settlement;

import com.fasterxml.jackson.databind.node.ObjectNode;
import io.fleetgate.object.NewObject;
import io.fleetgate.settlement.form.Draft;

/** A RenderTask or RenderBinding that is to be created. */
record RenderDraft(NewObject<?> object) implements Draft {
    @Override
    public ObjectNode document() {
        return object.document();
    }
}
