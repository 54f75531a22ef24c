package io.fleetgate.template.render;

import io.fleetgate.template.fault.Place;
import java.util.ArrayList;
import java.util.List;

/** Which line of which template is rendered, and through which lines it was reached. */
final class Trace {
    private final List<Frame> frames = new ArrayList<>();

    private static final class Frame {
        private final String template;
        private int line = 1;

        Frame(String template) {
            this.template = template;
        }
    }

    void at(int line) {
        frames.getLast().line = line;
    }

    void enter(String template) {
        frames.add(new Frame(template));
    }

    void leave() {
        frames.removeLast();
    }

    int depth() {
        return frames.size();
    }

    /** After a failure that the template survives: where it was before. */
    void returnTo(int earlierDepth) {
        frames.subList(earlierDepth, frames.size()).clear();
    }

    /** Where something was that turns out to be wrong only now. */
    void set(List<Place> chain) {
        frames.clear();
        for (Place place : chain) {
            enter(place.template());
            at(place.line());
        }
    }

    String template() {
        return frames.getLast().template;
    }

    List<Place> chain() {
        return frames.stream()
                .map(frame -> new Place(frame.template, frame.line))
                .toList();
    }
}
