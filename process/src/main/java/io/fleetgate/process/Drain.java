package io.fleetgate.process;

/** What a process still has to do when it is told to stop: nothing, until it has started something. */
public final class Drain {
    private volatile Runnable work = () -> {};

    Drain() {}

    /** From now on this is what has to be done. */
    public void by(Runnable newWork) {
        work = newWork;
    }

    void run() {
        work.run();
    }
}
