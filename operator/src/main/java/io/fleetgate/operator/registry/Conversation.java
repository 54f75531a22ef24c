package io.fleetgate.operator.registry;

import java.net.http.HttpRequest;
import java.util.Optional;

/** One tag being deleted: by its name, or by the digest behind it where a registry wants it so. */
final class Conversation {
    private static final String MANIFESTS = "application/vnd.oci.image.manifest.v1+json,"
            + "application/vnd.oci.image.index.v1+json,"
            + "application/vnd.docker.distribution.manifest.v2+json,"
            + "application/vnd.docker.distribution.manifest.list.v2+json";

    private static final String OR_LEAVE_IT = ", or run the operator with --delete-tags=false";

    private final RegistryTag tag;
    private final Authorization authorization;
    private final Requests requests;
    private final Budget budget;

    Conversation(RegistryTag tag, Optional<Login> login, Requests requests, Budget budget) {
        this.tag = tag;
        this.authorization = new Authorization(tag, login, requests, budget);
        this.requests = requests;
        this.budget = budget;
    }

    TagAnswer delete() throws Failure, InterruptedException {
        Reply byName = ask("DELETE", tag.name());
        if (byName.status() != 400 && byName.status() != 405) {
            return deleted(byName);
        }
        Reply head = ask("HEAD", tag.name());
        if (!head.isSuccess()) {
            return head.status() == 404 ? new TagAnswer.Absent() : failed(head);
        }
        Optional<String> digest = head.digest();
        return digest.isPresent() ? deleted(ask("DELETE", digest.get())) : failed(byName);
    }

    private static boolean isAuthorization(Reply reply) {
        return reply.status() == 401 || reply.status() == 403;
    }

    private TagAnswer deleted(Reply reply) {
        if (reply.isSuccess()) {
            return new TagAnswer.Deleted();
        }
        return reply.status() == 404 ? new TagAnswer.Absent() : failed(reply);
    }

    private TagAnswer failed(Reply reply) {
        String said = tag.host() + " answers " + reply.phrase() + " to the deletion of " + tag.phrase() + ": ";
        if (isAuthorization(reply)) {
            return new TagAnswer.Failed(TagAnswer.Fault.CREDENTIALS, said + authorization.advice() + OR_LEAVE_IT);
        }
        return new TagAnswer.Failed(TagAnswer.Fault.REGISTRY, said + advice(reply));
    }

    private static String advice(Reply reply) {
        if (reply.isRedirect()) {
            return "it leads to " + reply.destination()
                    + ", where no request is sent after it; correct spec.hostname or spec.plainHTTP of the Registry";
        }
        return reply.status() == 400 || reply.status() == 405
                ? "it deletes no manifests; let it delete them" + OR_LEAVE_IT
                : "it is tried again; look after the registry where this lasts";
    }

    private Reply ask(String method, String reference) throws Failure, InterruptedException {
        Reply reply = send(method, reference);
        return reply.status() == 401 && authorization.canMeet(reply.challenges()) ? send(method, reference) : reply;
    }

    private Reply send(String method, String reference) throws Failure, InterruptedException {
        HttpRequest.Builder request = HttpRequest.newBuilder(tag.manifest(reference))
                .header("Accept", MANIFESTS)
                .header("User-Agent", "fleetgate-operator")
                .method(method, HttpRequest.BodyPublishers.noBody());
        authorization.header().ifPresent(value -> request.header("Authorization", value));
        return requests.send(request.build(), budget);
    }
}
