package io.fleetgate.operator.apiserver.http;

/** What holds requests back, until it is released for good. */
public final class Hold {
    private boolean released;
    private int held;

    /** Lets go what is held, and holds nothing more. */
    public synchronized void release() {
        released = true;
        notifyAll();
    }

    /** Waits until a request is held. */
    public synchronized void awaitHeld() throws InterruptedException {
        while (held == 0) {
            wait();
        }
    }

    synchronized boolean isReleased() {
        return released;
    }

    synchronized void enter() {
        held++;
        notifyAll();
    }

    synchronized void leave() {
        held--;
    }
}
