package io.fleetgate.cluster.watch;

/** Lets threads pass while it is open, and holds them while it is shut. */
final class Gate {
    private boolean shut;
    private int waiting;

    synchronized void shut() {
        shut = true;
    }

    synchronized void open() {
        shut = false;
        notifyAll();
    }

    synchronized void pass() throws InterruptedException {
        waiting++;
        notifyAll();
        while (shut) {
            wait();
        }
        waiting--;
    }

    /** Waits until the gate holds somebody. */
    synchronized void awaitWaiter() throws InterruptedException {
        while (!shut || waiting == 0) {
            wait();
        }
    }
}
