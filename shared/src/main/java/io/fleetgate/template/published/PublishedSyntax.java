package io.fleetgate.template.published;

import io.fleetgate.template.fault.Fault;
import io.fleetgate.template.fault.Place;
import io.fleetgate.template.fault.TemplateError;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.Comparator;
import java.util.List;
import java.util.regex.Matcher;

/** Finds what is written in the published language and has another form in ours. */
public final class PublishedSyntax {
    private static final int MOST = 50;

    private PublishedSyntax() {}

    /** One error for each place, in the order of the template; of each it says what is written and what to write. */
    public static List<TemplateError> differences(String template, String source) {
        String code = new CodeRegions(source).code();
        BitSet taken = new BitSet();
        List<TemplateError> errors = new ArrayList<>();
        for (Construct construct : Construct.values()) {
            Matcher matcher = construct.pattern().matcher(code);
            while (matcher.find() && errors.size() < MOST) {
                int next = taken.nextSetBit(matcher.start());
                if (next < 0 || next >= matcher.end()) {
                    taken.set(matcher.start(), matcher.end());
                    errors.add(error(construct, template, source, matcher.start()));
                }
            }
        }
        errors.sort(
                Comparator.comparingInt((TemplateError error) -> error.place().line())
                        .thenComparingInt(error -> error.place().column()));
        return errors;
    }

    private static TemplateError error(Construct construct, String template, String source, int start) {
        int lineStart = source.lastIndexOf('\n', start - 1) + 1;
        int line = 1
                + (int) source.substring(0, lineStart)
                        .chars()
                        .filter(c -> c == '\n')
                        .count();
        Place place = new Place(template, line, start - lineStart + 1);
        return new TemplateError(Fault.REFUSED, construct.sentence(), List.of(place));
    }
}
