package io.fleetgate.template.fault;

import java.util.List;

/**
 * Why a template does not compile or render.
 *
 * @param message what is wrong, without the place; for {@link Fault#FAILED} exactly what the template said
 * @param chain from the line of the entry, over the snippets and macros that it went through, to the line that is wrong
 */
public record TemplateError(Fault fault, String message, List<Place> chain) {
    public TemplateError {
        if (chain.isEmpty()) {
            throw new IllegalArgumentException("an error has a place");
        }
        chain = List.copyOf(chain);
    }

    /** The template that was to be rendered. */
    public String entry() {
        return chain.getFirst().template();
    }

    /** The line that is wrong. */
    public Place place() {
        return chain.getLast();
    }
}
