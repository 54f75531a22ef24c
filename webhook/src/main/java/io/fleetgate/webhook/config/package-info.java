/** The settings of the webhook process as one checked value; nothing else reads a command line or a settings file. */
@NullMarked
package io.fleetgate.webhook.config;

import org.jspecify.annotations.NullMarked;
