package io.fleetgate.operator.leader;

import java.net.InetAddress;
import java.net.UnknownHostException;
import java.security.SecureRandom;
import java.util.HexFormat;

/**
 * How one run of the process is called among replicas: the name of its host, which in a cluster is that of the pod, and something
 * random, so that a process that was killed is not taken for the one that follows it.
 */
public record ReplicaIdentity(String text) {
    private static final int RANDOM_BYTES = 4;

    /** A new one each time. */
    public static ReplicaIdentity create() {
        byte[] random = new byte[RANDOM_BYTES];
        new SecureRandom().nextBytes(random);
        return new ReplicaIdentity(hostName() + "_" + HexFormat.of().formatHex(random));
    }

    private static String hostName() {
        try {
            return InetAddress.getLocalHost().getHostName();
        } catch (UnknownHostException e) {
            return "localhost";
        }
    }

    @Override
    public String toString() {
        return text;
    }
}
