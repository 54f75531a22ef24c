package io.fleetgate.webhook.rules;

import io.fabric8.kubernetes.client.KubernetesClientException;

/** Why a list or a watch failed, as a sentence for operators; the client's own message is a page. */
final class ClientFailure {

    private ClientFailure() {}

    static String sentence(Throwable failure) {
        Throwable cause = failure;
        while (cause.getCause() != null
                && !(cause instanceof KubernetesClientException answered && answered.getCode() > 0)) {
            cause = cause.getCause();
        }
        return cause instanceof KubernetesClientException answered && answered.getCode() > 0
                ? "the API server answered HTTP " + answered.getCode() + advice(answered.getCode())
                : "the API server cannot be reached: " + cause;
    }

    private static String advice(int code) {
        return switch (code) {
            case 401 -> "; it does not know this process, check the kubeconfig or the ServiceAccount";
            case 403 -> "; this process may not list and watch the kind, check its ClusterRole";
            case 404 -> "; it does not serve the kind, are the CRDs installed?";
            default -> "";
        };
    }
}
