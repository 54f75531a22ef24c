package io.fleetgate.webhook.validate;

import java.time.Duration;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * How long the caller waits: the API server adds its {@code timeoutSeconds} to the URL as {@code ?timeout=10s}. A part of it
 * is left for the way back, so that our own reason arrives and not the caller's "context deadline exceeded".
 */
final class CallerTimeout {
    private static final Pattern PARAMETER =
            Pattern.compile("(?:^|.*&)timeout=(?:([0-9]{1,4})m)?(?:([0-9]{1,6})s)?(?:([0-9]{1,6})ms)?(?:&.*|$)");
    private static final long LONGEST_MARGIN_MILLIS = 500;

    private CallerTimeout() {}

    /** The time for an answer: the configured limit, or less when the caller waits for less. */
    static Duration budget(@Nullable String query, Duration limit) {
        return query == null
                ? limit
                : parse(query)
                        .map(CallerTimeout::lessTheMargin)
                        .filter(caller -> caller.compareTo(limit) < 0)
                        .orElse(limit);
    }

    private static Optional<Duration> parse(String query) {
        Matcher parts = PARAMETER.matcher(query);
        if (!parts.matches()) {
            return Optional.empty();
        }
        Duration timeout = Duration.ofMinutes(number(parts.group(1)))
                .plusSeconds(number(parts.group(2)))
                .plusMillis(number(parts.group(3)));
        return timeout.isZero() ? Optional.empty() : Optional.of(timeout);
    }

    private static Duration lessTheMargin(Duration timeout) {
        long millis = timeout.toMillis();
        return Duration.ofMillis(millis - Math.min(millis / 5, LONGEST_MARGIN_MILLIS));
    }

    private static long number(@Nullable String digits) {
        return digits == null ? 0 : Long.parseLong(digits);
    }
}
