package io.fleetgate.webhook.http;

import io.javalin.http.Context;
import java.util.List;
import java.util.function.Function;

/**
 * A form in which a route offers what it answers.
 *
 * @param mediaType as clients name it in {@code Accept}
 * @param contentType as the answer names it, with its charset
 * @param writer the bytes of an answer
 */
public record Representation<T>(String mediaType, String contentType, Function<T, byte[]> writer) {

    /** As JSON and as text, JSON for clients that ask for neither. */
    public static <T> List<Representation<T>> jsonOrText(Function<T, byte[]> json, Function<T, byte[]> text) {
        return List.of(
                new Representation<>("application/json", "application/json", json),
                new Representation<>("text/plain", "text/plain; charset=utf-8", text));
    }

    /**
     * The one that the client likes best.
     *
     * @throws ProblemException when the client accepts none
     */
    public static <T> Representation<T> choose(Context context, List<Representation<T>> offered) {
        return Accept.choose(context.header("Accept"), offered, Representation::mediaType);
    }
}
