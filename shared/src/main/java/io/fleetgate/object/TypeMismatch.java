package io.fleetgate.object;

import com.fasterxml.jackson.databind.JsonNode;
import io.fleetgate.problem.Problem;
import io.fleetgate.problem.Reason;

/** Says that a value has another JSON type than its field must have, without showing a value that could be a secret. */
final class TypeMismatch {
    private static final int LONGEST_NUMBER = 40;

    private TypeMismatch() {}

    /**
     * The problem.
     *
     * @param wanted what the value must be, with its article, such as {@code a string}
     */
    static Problem problem(String path, String wanted, JsonNode value) {
        return Problem.error(
                path, Reason.INVALID_TYPE, "must be " + wanted + ", but is " + describe(value), fix(wanted, value));
    }

    private static String fix(String wanted, JsonNode value) {
        if (value.isContainerNode() || wanted.equals("a list") || wanted.equals("an object")) {
            return "write " + wanted + " here";
        }
        return wanted.equals("a string") ? "put it in quotes" : "write " + wanted + ", without quotes";
    }

    private static String describe(JsonNode value) {
        return switch (value.getNodeType()) {
            case ARRAY -> "a list";
            case OBJECT -> "an object";
            case STRING -> "a string";
            case BOOLEAN -> "the boolean " + value;
            case NUMBER -> "the number " + shown(value.toString());
            case NULL, MISSING -> "null";
            case BINARY, POJO -> "not JSON";
        };
    }

    private static String shown(String number) {
        return number.length() > LONGEST_NUMBER ? number.substring(0, LONGEST_NUMBER) + "…" : number;
    }
}
