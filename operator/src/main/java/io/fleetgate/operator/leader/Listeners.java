package io.fleetgate.operator.leader;

import java.util.List;

/** Several as one; the first to begin is the last to end. */
public record Listeners(List<LeadershipListener> all) implements LeadershipListener {

    public Listeners {
        all = List.copyOf(all);
    }

    @Override
    public void onStarted() {
        all.forEach(LeadershipListener::onStarted);
    }

    @Override
    public void onStopped() {
        all.reversed().forEach(LeadershipListener::onStopped);
    }
}
