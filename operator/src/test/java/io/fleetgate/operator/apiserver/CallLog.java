package io.fleetgate.operator.apiserver;

import io.fleetgate.operator.apiserver.http.Request;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;

/** Every request that arrived, in order of arrival. */
public final class CallLog {
    private final List<Call> calls = new ArrayList<>();
    private int number;

    synchronized Call add(Request request) {
        Call call = new Call(++number, request);
        calls.add(call);
        return call;
    }

    public synchronized List<Call> all() {
        return List.copyOf(calls);
    }

    /** Those that ask for a change, whatever became of it. */
    public List<Call> writes() {
        return all().stream().filter(Call::isWrite).toList();
    }

    /** Forgets what was called so far; numbers go on. */
    public synchronized void clear() {
        calls.clear();
    }

    /** One line for each call. */
    @Override
    public String toString() {
        return all().stream().map(Call::toString).collect(Collectors.joining("\n"));
    }
}
