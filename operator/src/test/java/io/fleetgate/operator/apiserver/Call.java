package io.fleetgate.operator.apiserver;

import io.fleetgate.operator.apiserver.http.Request;
import java.util.Set;

/** One request that arrived, and what was answered. */
public final class Call {
    private static final Set<String> READS = Set.of("GET", "HEAD");
    private static final String BEARER = "Bearer ";

    private final int number;
    private final Request request;
    private volatile int status;

    Call(int number, Request request) {
        this.number = number;
        this.request = request;
    }

    /** Counted from 1, over all clients. */
    public int number() {
        return number;
    }

    public Request request() {
        return request;
    }

    /** The client that asked, by its token; empty for one that gives none. */
    public String client() {
        String authorization = request.header("Authorization");
        return authorization.startsWith(BEARER) ? authorization.substring(BEARER.length()) : "";
    }

    public boolean isWrite() {
        return !READS.contains(request.method());
    }

    public boolean isWatch() {
        return !isWrite() && request.query().containsKey("watch");
    }

    /** Whether it is about objects of this API group. */
    public boolean isIn(String group) {
        return request.path().startsWith("/apis/" + group + "/");
    }

    /** The code of the answer; 0 while there is none, or if none was sent. */
    public int status() {
        return status;
    }

    void answered(int code) {
        status = code;
    }

    @Override
    public String toString() {
        return number + " " + request.method() + " " + request.path() + " " + request.query() + " " + request.body()
                + " -> " + status;
    }
}
