package io.fleetgate.templating.test;

import com.google.re2j.Matcher;
import io.fleetgate.store.UndecidableException;
import io.fleetgate.template.budget.Meter;
import io.fleetgate.template.budget.RenderLimits;
import io.fleetgate.template.fault.OutOfTimeException;
import io.fleetgate.template.fault.TemplateStop;
import io.fleetgate.template.regex.LinearPattern;
import java.util.OptionalInt;
import java.util.function.BooleanSupplier;
import java.util.function.Function;

/** Searches for what an assertion expects, in the dialect of templates and within a budget of its own. */
final class SearchPattern {
    /** Enough for any pattern of use in the largest text that may be rendered. */
    private static final RenderLimits LIMITS = new RenderLimits(200_000_000, 4 << 20, 4 << 20, 32 << 20, 400, 40);

    private final BooleanSupplier outOfTime;

    SearchPattern(BooleanSupplier outOfTime) {
        this.outOfTime = outOfTime;
    }

    /** Where the first match begins; none where there is no match. */
    OptionalInt first(String pattern, String text) {
        return search(pattern, meter -> {
            Matcher matcher = LinearPattern.compile(pattern, meter).matcher(text, meter);
            return matcher.find() ? OptionalInt.of(matcher.start()) : OptionalInt.empty();
        });
    }

    /** How many matches there are that do not overlap. */
    int count(String pattern, String text) {
        return search(pattern, meter -> {
            LinearPattern compiled = LinearPattern.compile(pattern, meter);
            Matcher matcher = compiled.matcher(text, meter);
            int count = 0;
            for (int from = 0; compiled.next(matcher, from, text, meter); from = matcher.end()) {
                count++;
            }
            return count;
        });
    }

    private <T> T search(String pattern, Function<Meter, T> search) {
        try {
            return search.apply(new Meter(LIMITS, outOfTime));
        } catch (TemplateStop stop) {
            throw new AssertionMistakeException("pattern " + pattern + " " + stop.text());
        } catch (OutOfTimeException e) {
            throw UndecidableException.deadlineExceeded();
        }
    }
}
