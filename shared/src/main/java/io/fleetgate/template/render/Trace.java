package io.fleetgate.template.render;

import io.fleetgate.template.fault.Place;
import io.fleetgate.template.fault.Spot;
import java.util.ArrayList;
import java.util.List;

/** Which line of which template is rendered, and through which lines it was reached. */
final class Trace {
    private final List<Frame> frames = new ArrayList<>();

    private static final class Frame {
        private final String template;
        private Spot spot = Spot.START;

        Frame(String template) {
            this.template = template;
        }
    }

    void at(Spot spot) {
        frames.getLast().spot = spot;
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
            at(place.spot());
        }
    }

    String template() {
        return frames.getLast().template;
    }

    List<Place> chain() {
        return frames.stream()
                .map(frame -> Place.of(frame.template, frame.spot))
                .toList();
    }
}
