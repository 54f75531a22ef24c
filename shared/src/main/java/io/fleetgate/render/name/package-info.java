/**
 * Names, tags and addresses of everything that is rendered. They are a published contract: other programs find charts and
 * objects by them, and an object that is there is recognised by its name alone. Knows strings only.
 */
@NullMarked
package io.fleetgate.render.name;

import org.jspecify.annotations.NullMarked;
