package io.fleetgate.operator.apiserver.storage;

/** One thing that is wrong in what a request says. */
record Invalid(String reason, String message, String field) {

    static Invalid value(String field, String value, String why) {
        return new Invalid("FieldValueInvalid", "Invalid value: \"" + value + "\": " + why, field);
    }

    static Invalid required(String field, String why) {
        return new Invalid("FieldValueRequired", "Required value: " + why, field);
    }

    static Invalid forbidden(String field, String why) {
        return new Invalid("FieldValueForbidden", "Forbidden: " + why, field);
    }

    String inWords() {
        return field + ": " + message;
    }
}
