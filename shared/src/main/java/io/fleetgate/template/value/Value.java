package io.fleetgate.template.value;

import java.util.List;
import java.util.Map;

/**
 * What an expression can be. Nothing else ever reaches a template, least of all a Java object whose methods it could call.
 * Lists and maps are not copied: whoever makes a value must not change them afterwards, and maps keep a stated order.
 */
public sealed interface Value {
    Value NOTHING = new Nothing();
    Value TRUE = new Truth(true);
    Value FALSE = new Truth(false);
    Value EMPTY_TEXT = new Text("");

    /** The name of the kind, for messages. */
    String kind();

    /** The null of JSON, and what a search has not found. */
    record Nothing() implements Value {
        @Override
        public String kind() {
            return "null";
        }
    }

    /** A boolean. */
    record Truth(boolean value) implements Value {
        @Override
        public String kind() {
            return "a boolean";
        }
    }

    /** A number without a fraction. */
    record Whole(long value) implements Value {
        @Override
        public String kind() {
            return "a number";
        }
    }

    /** A number with a fraction, always finite. */
    record Decimal(double value) implements Value {
        public Decimal {
            if (!Double.isFinite(value)) {
                throw new IllegalArgumentException("a decimal is finite");
            }
        }

        @Override
        public String kind() {
            return "a number";
        }
    }

    /** A string. */
    record Text(String value) implements Value {
        @Override
        public String kind() {
            return "a string";
        }
    }

    /** A list. */
    record Sequence(List<Value> items) implements Value {
        @Override
        public String kind() {
            return "a list";
        }
    }

    /** A map, in the order of its entries. */
    record Mapping(Map<String, Value> entries) implements Value {
        @Override
        public String kind() {
            return "a map";
        }
    }

    /** Something with methods of its own, such as a store. The methods are the ones it names and no others. */
    non-sealed interface Receiver extends Value {
        /** Whether there is a method of that name. */
        boolean hasMethod(String method);

        /** Calls a method that {@link #hasMethod} knows; a wrong argument is an {@link IllegalArgumentException}. */
        Value call(String method, List<Value> arguments);

        @Override
        default String kind() {
            return "an object with methods";
        }
    }

    static Value of(boolean value) {
        return value ? TRUE : FALSE;
    }

    static Value of(long value) {
        return new Whole(value);
    }

    static Value of(String value) {
        return new Text(value);
    }
}
