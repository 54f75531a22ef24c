package io.fleetgate.template.fault;

/** Ends a compilation or a rendering; becomes a {@link TemplateError} where the place is known, and goes no further. */
public final class TemplateStop extends RuntimeException {
    private final Fault fault;
    private final String text;

    public TemplateStop(Fault fault, String text) {
        super(text, null, false, false);
        this.fault = fault;
        this.text = text;
    }

    public static TemplateStop wrongValue(String text) {
        return new TemplateStop(Fault.WRONG_VALUE, text);
    }

    public static TemplateStop undefined(String text) {
        return new TemplateStop(Fault.UNDEFINED, text);
    }

    public static TemplateStop limit(String text) {
        return new TemplateStop(Fault.LIMIT, text);
    }

    public Fault fault() {
        return fault;
    }

    public String text() {
        return text;
    }
}
