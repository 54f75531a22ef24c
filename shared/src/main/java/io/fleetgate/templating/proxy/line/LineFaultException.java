package io.fleetgate.templating.proxy.line;

import java.io.Serial;

/** Why a line has no words for HAProxy. */
final class LineFaultException extends Exception {
    @Serial
    private static final long serialVersionUID = 1L;

    private final String statement;

    /** @param place where in the line, counted from 0 */
    LineFaultException(String statement, int place) {
        super(statement, null, false, false);
        this.statement = statement + " at position " + (place + 1);
    }

    String statement() {
        return statement;
    }
}
