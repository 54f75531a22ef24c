package io.fleetgate.bench.core;

import io.fleetgate.api.solar.LabelSelector;
import io.fleetgate.api.solar.LabelSelector.Requirement;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;

/** Anti-affinity in every form in which it can be written, for the {@link Contenders} of one target. */
public enum RuleShape {
    OF_NOBODY,
    OF_THE_NEXT,
    OF_EVERYBODY,
    IN_FOUR_VALUES,
    EXISTS_NOWHERE,
    NOT_IN_ANY,
    DOES_NOT_EXIST_ANYWHERE,
    EVERYTHING,
    MIXED,
    TWENTY_REQUIREMENTS;

    LabelSelector rule(int i) {
        return switch (this) {
            case OF_NOBODY -> labels("app", "absent-" + i);
            case OF_THE_NEXT -> labels("app", Contenders.app(i + 1));
            case OF_EVERYBODY -> labels("tier", "platform");
            case IN_FOUR_VALUES ->
                expressions(new Requirement("app", "In", List.of("a-" + i, "b-" + i, "c-" + i, "d-" + i)));
            case EXISTS_NOWHERE -> expressions(new Requirement("absent-" + i, "Exists", List.of()));
            case NOT_IN_ANY -> expressions(new Requirement("tier", "NotIn", List.of("platform", "other-" + i)));
            case DOES_NOT_EXIST_ANYWHERE -> expressions(new Requirement("tier", "DoesNotExist", List.of()));
            case EVERYTHING -> expressions();
            case MIXED -> mixed(i);
            case TWENTY_REQUIREMENTS -> twenty(i);
        };
    }

    /** Those that let others live; one rule that matches everybody would end the contest. */
    private static LabelSelector mixed(int i) {
        RuleShape[] idle = {OF_NOBODY, OF_THE_NEXT, IN_FOUR_VALUES, EXISTS_NOWHERE, NOT_IN_ANY, DOES_NOT_EXIST_ANYWHERE
        };
        return idle[i % idle.length].rule(i);
    }

    /** All different, and only the last one says no. */
    private static LabelSelector twenty(int i) {
        return expressions(IntStream.rangeClosed(1, 20)
                .mapToObj(k -> k == 20
                        ? new Requirement("tier", "DoesNotExist", List.of())
                        : new Requirement("label-" + i + "-" + k, "NotIn", List.of("x", "y")))
                .toArray(Requirement[]::new));
    }

    private static LabelSelector labels(String key, String value) {
        return new LabelSelector(Map.of(key, value), List.of());
    }

    private static LabelSelector expressions(Requirement... requirements) {
        return new LabelSelector(Map.of(), List.of(requirements));
    }
}
