/** The settled fleet written a second time from its definition: plain scans over JSON, no index, nothing of the code it judges. */
package io.fleetgate.model;
