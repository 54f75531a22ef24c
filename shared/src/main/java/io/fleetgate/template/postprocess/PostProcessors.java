package io.fleetgate.template.postprocess;

import io.fleetgate.template.budget.Meter;
import io.fleetgate.template.budget.RenderLimits;
import io.fleetgate.template.fault.OutOfTimeException;
import io.fleetgate.template.fault.TemplateStop;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.BooleanSupplier;

/** The post-processors of one template, in the order in which they are written. Immutable. */
public final class PostProcessors {
    /** Leaves the text as it was rendered, but for the newline at its end. */
    public static final PostProcessors NONE = new PostProcessors(List.of());

    private final List<RegexReplace> all;

    private PostProcessors(List<RegexReplace> all) {
        this.all = List.copyOf(all);
    }

    /**
     * One as it is written in a configuration.
     *
     * @param type only {@code regex_replace} is published
     * @param params its {@code pattern} and {@code replace}
     */
    public record Written(String type, Map<String, String> params) {}

    /** Either all of them, or what is wrong with the first that is not one. */
    public sealed interface Made {
        /** They can be applied. */
        record Ready(PostProcessors processors) implements Made {}

        /**
         * One cannot.
         *
         * @param index of the one that is wrong, from 0
         */
        record Refused(int index, String message) implements Made {}
    }

    /** What became of a text. */
    public sealed interface Processed {
        /** The new text. */
        record Done(String text) implements Processed {}

        /** More than it may cost. */
        record Failed(String message) implements Processed {}

        /** The deadline passed first: nothing is known. */
        record OutOfTime() implements Processed {}
    }

    public static Made of(List<Written> written) {
        List<RegexReplace> made = new ArrayList<>();
        for (int index = 0; index < written.size(); index++) {
            Written one = written.get(index);
            String pattern = one.params().get("pattern");
            String replacement = one.params().get("replace");
            if (!one.type().equals("regex_replace")) {
                return new Made.Refused(index, "has the type \"" + one.type() + "\", but there is regex_replace only");
            }
            if (pattern == null || replacement == null) {
                return new Made.Refused(index, "needs the params pattern and replace");
            }
            try {
                made.add(RegexReplace.of(pattern, replacement));
            } catch (TemplateStop stop) {
                return new Made.Refused(index, stop.text());
            }
        }
        return new Made.Ready(new PostProcessors(made));
    }

    /** A rendered text with a newline at its end, then through all post-processors. */
    public Processed apply(String rendered, RenderLimits limits, BooleanSupplier outOfTime) {
        Meter meter = new Meter(limits, outOfTime);
        String text = rendered.endsWith("\n") ? rendered : rendered + "\n";
        try {
            for (RegexReplace processor : all) {
                text = processor.apply(text, meter);
            }
            return new Processed.Done(text);
        } catch (TemplateStop stop) {
            return new Processed.Failed(stop.text());
        } catch (OutOfTimeException e) {
            return new Processed.OutOfTime();
        }
    }
}
