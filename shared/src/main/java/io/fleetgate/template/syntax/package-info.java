/**
 * From the text of a template to its tree. Pebble's lexer decides what is text, tag, name, string and operator, so that
 * the language is Pebble's; no other part of Pebble is used, and no other package knows it.
 */
@NullMarked
package io.fleetgate.template.syntax;

import org.jspecify.annotations.NullMarked;
