package io.fleetgate.webhook.http;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/** The {@code Accept} header: chooses among the representations that a route offers. */
public final class Accept {

    private Accept() {}

    /**
     * The representation that the client likes best; of those it likes equally, the one offered first.
     *
     * @param header absent accepts everything
     * @throws ProblemException when the client accepts none
     */
    public static <T> T choose(@Nullable String header, List<T> offered, Function<T, String> mediaType) {
        if (header == null || header.isBlank()) {
            return offered.getFirst();
        }
        Optional<T> best = Optional.empty();
        double bestQuality = 0;
        for (T candidate : offered) {
            double quality = quality(header.toLowerCase(Locale.ROOT), mediaType.apply(candidate));
            if (quality > bestQuality) {
                best = Optional.of(candidate);
                bestQuality = quality;
            }
        }
        return best.orElseThrow(() -> ErrorCode.NOT_ACCEPTABLE.refusal("offered are "
                + String.join(", ", offered.stream().map(mediaType).toList())));
    }

    /** The quality of the most specific range that the type is in; 0 if it is in none. */
    private static double quality(String header, String type) {
        double quality = 0;
        int specificity = -1;
        for (String range : header.split(",", -1)) {
            String[] parts = range.split(";", -1);
            int matched = specificity(parts[0].strip(), type);
            if (matched > specificity) {
                specificity = matched;
                quality = quality(parts);
            }
        }
        return quality;
    }

    private static int specificity(String range, String type) {
        if (range.equals(type)) {
            return 2;
        }
        return range.endsWith("/*") && type.startsWith(range.substring(0, range.length() - 1))
                ? 1
                : range.equals("*/*") ? 0 : -1;
    }

    private static double quality(String[] parameters) {
        for (String parameter : parameters) {
            String text = parameter.strip();
            if (text.matches("q=[01](\\.[0-9]{0,3})?")) {
                return Double.parseDouble(text.substring(2));
            }
        }
        return 1;
    }
}
