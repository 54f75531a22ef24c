package io.fleetgate.operator.registry;

import java.nio.charset.StandardCharsets;
import java.util.Base64;

/** A name and a password; neither is ever shown. */
public record Login(String username, String password) {

    /** As the value of the header {@code Authorization}. */
    String basic() {
        return "Basic "
                + Base64.getEncoder().encodeToString((username + ":" + password).getBytes(StandardCharsets.UTF_8));
    }

    @Override
    public String toString() {
        return "a login";
    }
}
