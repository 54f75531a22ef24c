package io.fleetgate.template;

import io.fleetgate.template.fault.TemplateError;

/** What became of one rendering. */
public sealed interface Rendering {

    /** The text. */
    record Rendered(String text) implements Rendering {}

    /** The template is wrong for this context, and would be again. */
    record Failed(TemplateError error) implements Rendering {}

    /** The deadline passed first: nothing is known. */
    record OutOfTime() implements Rendering {}
}
