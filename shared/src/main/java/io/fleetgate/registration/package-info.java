/**
 * Which resources the API server has to ask about, because configs judge their objects, and the ValidatingWebhookConfiguration that
 * says so. Depends on {@code resource.watch} and {@code scope}.
 */
@NullMarked
package io.fleetgate.registration;

import org.jspecify.annotations.NullMarked;
