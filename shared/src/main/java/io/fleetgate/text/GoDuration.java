package io.fleetgate.text;

import java.math.BigDecimal;
import java.time.Duration;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Durations as Kubernetes writes them: {@code 1h30m}, {@code 1.5s}, {@code -2ms}; {@code 0} alone needs no unit. */
public final class GoDuration {
    private static final int MAX_LENGTH = 64;
    private static final Pattern WHOLE = Pattern.compile("[+-]?((\\d+(\\.\\d*)?|\\.\\d+)(ns|us|µs|μs|ms|s|m|h))+");
    private static final Pattern PART = Pattern.compile("(\\d+(?:\\.\\d*)?|\\.\\d+)(ns|us|µs|μs|ms|s|m|h)");
    private static final Map<String, Long> NANOS = Map.of(
            "ns",
            1L,
            "us",
            1_000L,
            "µs",
            1_000L,
            "μs",
            1_000L,
            "ms",
            1_000_000L,
            "s",
            1_000_000_000L,
            "m",
            60_000_000_000L,
            "h",
            3_600_000_000_000L);
    private static final BigDecimal MAX_NANOS = BigDecimal.valueOf(Long.MAX_VALUE);

    private GoDuration() {}

    /** The duration; empty where the text is none, or one too long for 64 bits of nanoseconds. */
    public static Optional<Duration> parse(String text) {
        if (text.equals("0") || text.equals("+0") || text.equals("-0")) {
            return Optional.of(Duration.ZERO);
        }
        if (text.length() > MAX_LENGTH || !WHOLE.matcher(text).matches()) {
            return Optional.empty();
        }
        BigDecimal nanos = BigDecimal.ZERO;
        Matcher parts = PART.matcher(text);
        while (parts.find()) {
            BigDecimal unit = BigDecimal.valueOf(NANOS.getOrDefault(parts.group(2), 0L));
            nanos = nanos.add(new BigDecimal(parts.group(1)).multiply(unit));
        }
        if (nanos.compareTo(MAX_NANOS) > 0) {
            return Optional.empty();
        }
        Duration duration = Duration.ofNanos(nanos.longValue());
        return Optional.of(text.startsWith("-") ? duration.negated() : duration);
    }
}
