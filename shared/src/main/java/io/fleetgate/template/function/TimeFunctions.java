package io.fleetgate.template.function;

import io.fleetgate.template.fault.TemplateStop;
import io.fleetgate.template.value.Value;
import io.fleetgate.text.GoDuration;
import java.time.DateTimeException;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.OffsetDateTime;
import java.time.ZoneOffset;
import java.util.Map;

/** Times that somebody has written; they are strings as in Kubernetes, in UTC, so that they sort by time. There is no clock. */
final class TimeFunctions {
    private static final int DATE_LENGTH = "2006-01-02".length();

    private TimeFunctions() {}

    static void addTo(Map<String, Signature> functions) {
        functions.put("parseTime", Signature.of(1, a -> Value.of(time(a.text(0)).toString())));
        functions.put("date", Signature.between(3, 7, TimeFunctions::date));
        functions.put("unixTime", Signature.between(1, 2, TimeFunctions::unixTime));
        functions.put("toUnix", Signature.of(1, a -> Value.of(time(a.text(0)).getEpochSecond())));
        functions.put("parseDuration", Signature.of(1, TimeFunctions::duration));
    }

    private static Instant time(String text) {
        try {
            return text.length() == DATE_LENGTH
                    ? LocalDate.parse(text).atStartOfDay(ZoneOffset.UTC).toInstant()
                    : OffsetDateTime.parse(text).toInstant();
        } catch (DateTimeException e) {
            throw TemplateStop.wrongValue("argument 1 is not a time like 2006-01-02T15:04:05Z or 2006-01-02");
        }
    }

    /** Of year, month, day, hour, minute, second and nanosecond. */
    private static Value date(Arguments arguments) {
        int[] parts = new int[7];
        for (int index = 0; index < arguments.count(); index++) {
            parts[index] = Math.clamp(arguments.whole(index), Integer.MIN_VALUE, Integer.MAX_VALUE);
        }
        try {
            return Value.of(LocalDateTime.of(parts[0], parts[1], parts[2], parts[3], parts[4], parts[5], parts[6])
                    .toInstant(ZoneOffset.UTC)
                    .toString());
        } catch (DateTimeException e) {
            throw TemplateStop.wrongValue("there is no such date");
        }
    }

    private static Value unixTime(Arguments arguments) {
        long nanoseconds = arguments.count() > 1 ? arguments.whole(1) : 0;
        try {
            return Value.of(
                    Instant.ofEpochSecond(arguments.whole(0), nanoseconds).toString());
        } catch (DateTimeException | ArithmeticException e) {
            throw TemplateStop.wrongValue("there is no such time");
        }
    }

    /** In nanoseconds. */
    private static Value duration(Arguments arguments) {
        return Value.of(GoDuration.parse(arguments.text(0))
                .orElseThrow(() -> TemplateStop.wrongValue("argument 1 is not a duration like 1h30m"))
                .toNanos());
    }
}
