package io.fleetgate.cluster;

/** A kubeconfig cannot be used; the message is one sentence, and nothing of the file's contents. */
public final class KubeconfigException extends RuntimeException {
    private static final long serialVersionUID = 1L;

    KubeconfigException(String message) {
        super(message);
    }
}
