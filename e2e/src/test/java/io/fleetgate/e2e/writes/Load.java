package io.fleetgate.e2e.writes;

/** So many objects, each created and then updated, by so many writers at a time. */
record Load(int writers, int objects) {}
