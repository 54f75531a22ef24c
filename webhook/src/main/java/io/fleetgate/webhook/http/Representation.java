package io.fleetgate.webhook.http;

import io.javalin.http.Context;
import java.util.List;
import java.util.function.Function;

/**
 * A form in which a route offers what it answers.
 *
 * @param mediaType as clients name it in {@code Accept}
 * @param contentType as the answer names it, with its charset
 * @param writer from what is answered to the answer
 */
public record Representation<T, A>(String mediaType, String contentType, Function<T, A> writer) {

    /** As JSON and as text, JSON for clients that ask for neither. */
    public static <T, A> List<Representation<T, A>> jsonOrText(Function<T, A> json, Function<T, A> text) {
        return List.of(
                new Representation<>("application/json", "application/json", json),
                new Representation<>("text/plain", "text/plain; charset=utf-8", text));
    }

    /**
     * The one that the client likes best.
     *
     * @throws ProblemException when the client accepts none
     */
    public static <T, A> Representation<T, A> choose(Context context, List<Representation<T, A>> offered) {
        return Accept.choose(context.header("Accept"), offered, Representation::mediaType);
    }
}
