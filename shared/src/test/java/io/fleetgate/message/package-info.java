/** What people are told: every message of admission, planning and reading, and every rule of a rejection, in golden files. */
package io.fleetgate.message;
