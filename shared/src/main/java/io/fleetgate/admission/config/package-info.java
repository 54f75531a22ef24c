/**
 * What is wrong with a template config by its structure alone, before any template is compiled: every mistake at once, each with
 * its path. Knows no store and no template engine.
 */
@NullMarked
package io.fleetgate.admission.config;

import org.jspecify.annotations.NullMarked;
