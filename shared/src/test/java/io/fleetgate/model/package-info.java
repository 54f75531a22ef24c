/**
 * The settled fleet, resolution and plans written a second time from their definition: plain scans over JSON, no index, nothing
 * of the code that they judge but its names for bindings and its policy. Random fleets, with a past and with change sets, are
 * put to both; a case in which they differ is shown as YAML, as small as it goes.
 */
package io.fleetgate.model;
