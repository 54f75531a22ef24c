package io.fleetgate.template.budget;

/** Puts a string together and pays for every part before it is appended. */
public final class BoundedText {
    private final Meter meter;
    private final StringBuilder text = new StringBuilder();

    public BoundedText(Meter meter) {
        this.meter = meter;
    }

    public BoundedText append(String part) {
        meter.step();
        meter.grow(text.length(), part.length());
        text.append(part);
        return this;
    }

    public boolean isEmpty() {
        return text.isEmpty();
    }

    @Override
    public String toString() {
        return text.toString();
    }
}
