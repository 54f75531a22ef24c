package io.fleetgate.condition;

import io.fleetgate.text.PrintableText;

/**
 * One condition as a pure decision states it; when it last changed is for the writer to say.
 *
 * @param type unique on an object
 * @param reason one CamelCase word for programs
 * @param message a sentence for people, on one line whatever it quotes; empty where the reason says it all
 */
public record ConditionState(String type, Status status, String reason, String message) {
    /** The longest message that the API machinery's own condition type allows. */
    private static final int MAX_MESSAGE = 32_768;

    private static final String CUT = " …";

    /** Whether the condition holds. A pure decision always knows. */
    public enum Status {
        TRUE("True"),
        FALSE("False");

        private final String wireName;

        Status(String wireName) {
            this.wireName = wireName;
        }

        /** The spelling in a stored status. */
        public String wireName() {
            return wireName;
        }
    }

    public ConditionState {
        message = PrintableText.onOneLine(message);
        if (message.length() > MAX_MESSAGE) {
            int end = MAX_MESSAGE - CUT.length();
            boolean splitsAPair = Character.isHighSurrogate(message.charAt(end - 1));
            message = message.substring(0, splitsAPair ? end - 1 : end) + CUT;
        }
    }

    /** A condition that holds. */
    public static ConditionState holds(ConditionType type, ConditionReason reason, String message) {
        return new ConditionState(type.wireName(), Status.TRUE, reason.wireName(), message);
    }

    /** A condition that does not hold, for a reason that has its own catalogue. */
    public static ConditionState fails(ConditionType type, String reason, String message) {
        return new ConditionState(type.wireName(), Status.FALSE, reason, message);
    }

    /** A condition that does not hold. */
    public static ConditionState fails(ConditionType type, ConditionReason reason, String message) {
        return new ConditionState(type.wireName(), Status.FALSE, reason.wireName(), message);
    }
}
