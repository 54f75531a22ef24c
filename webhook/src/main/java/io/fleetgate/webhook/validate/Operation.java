package io.fleetgate.webhook.validate;

/** What the caller of the API server does, in the API's own words. */
enum Operation {
    CREATE,
    UPDATE,
    DELETE,
    CONNECT
}
