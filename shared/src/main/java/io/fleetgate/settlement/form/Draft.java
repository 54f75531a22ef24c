package io.fleetgate.settlement.form;

import com.fasterxml.jackson.databind.node.ObjectNode;

/** An object that is to be created, as a value: two drafts are equal if their documents are, and most are never written out. */
public interface Draft {
    ObjectNode document();
}
