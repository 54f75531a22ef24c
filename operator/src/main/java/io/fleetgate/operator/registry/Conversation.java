package io.fleetgate.operator.registry;

import io.fleetgate.operator.web.Budget;
import io.fleetgate.operator.web.Requests;
import io.fleetgate.operator.web.Unanswered;
import java.net.URI;
import java.net.http.HttpRequest;
import java.util.Optional;

/** What is said with a registry about one tag. It is deleted by its name, or by the digest behind it where a registry wants it so. */
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

    Conversation(RegistryTag tag, Authorization authorization, Requests requests, Budget budget) {
        this.tag = tag;
        this.authorization = authorization;
        this.requests = requests;
        this.budget = budget;
    }

    TagAnswer delete() throws Failure, InterruptedException {
        Reply byName = ask("DELETE", tag.manifest(tag.name()));
        if (byName.status() != 400 && byName.status() != 405) {
            return concluded(byName);
        }
        Reply head = ask("HEAD", tag.manifest(tag.name()));
        if (!head.isSuccess()) {
            return head.status() == 404 ? absent() : failed(head);
        }
        Optional<String> digest = head.digest();
        return digest.isPresent() ? concluded(ask("DELETE", tag.manifest(digest.get()))) : failed(byName);
    }

    /** Whether the tag is there. Only a registry that says so makes it gone; one that cannot say it now is a failure. */
    TagAnswer look() throws Failure, InterruptedException {
        Reply head = ask("HEAD", tag.manifest(tag.name()));
        if (head.status() == 404) {
            return absent();
        }
        return head.status() == 429 || head.status() >= 500
                ? failed(head, "when it is asked for")
                : new TagAnswer.Present();
    }

    private static boolean isAuthorization(Reply reply) {
        return reply.status() == 401 || reply.status() == 403;
    }

    /** What an answer to a deletion means; where anything on the way may have given it, the tag itself is looked for. */
    private TagAnswer concluded(Reply deletion) throws Failure, InterruptedException {
        if (deletion.isAccepted()) {
            return new TagAnswer.Deleted();
        }
        if (deletion.saysUnknown()) {
            return new TagAnswer.Absent();
        }
        boolean isOpen = deletion.isSuccess() || deletion.status() == 404;
        if (!isOpen) {
            return failed(deletion);
        }
        Reply head = ask("HEAD", tag.manifest(tag.name()));
        if (head.status() != 404) {
            return head.isSuccess() ? failed(deletion) : failed(head, "when it is asked for");
        }
        TagAnswer absent = absent();
        return deletion.isSuccess() && absent instanceof TagAnswer.Absent ? new TagAnswer.Deleted() : absent;
    }

    /** That a tag is not there says only a registry, and a bare 404 does not say that it is from one. */
    private TagAnswer absent() throws Failure, InterruptedException {
        Reply version = ask("GET", tag.root());
        if (version.isOfRegistry()) {
            return new TagAnswer.Absent();
        }
        String said = tag.host() + " answers 404 for " + tag.phrase() + " and " + version.phrase() + " to /v2/";
        if (isAuthorization(version)) {
            return new TagAnswer.Failed(
                    TagAnswer.Fault.CREDENTIALS,
                    said + ", so that it may hide the tag: " + authorization.advice() + OR_LEAVE_IT);
        }
        return new TagAnswer.Failed(
                TagAnswer.Fault.REGISTRY,
                said + ", which is not how a registry does; correct spec.hostname of the Registry,"
                        + " or look after what is before it");
    }

    private TagAnswer failed(Reply reply) {
        return failed(reply, "to the deletion of");
    }

    /** @param request what was asked, as in "answers 503 to the deletion of" a tag */
    private TagAnswer failed(Reply reply, String request) {
        String said = tag.host() + " answers " + reply.phrase() + " " + request + " " + tag.phrase() + ": ";
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
        return switch (reply.status()) {
            case 400, 405 -> "it deletes no manifests; let it delete them" + OR_LEAVE_IT;
            case 404 -> "the tag is there all the same; look after the registry";
            default -> "it is tried again; look after the registry where this lasts";
        };
    }

    private Reply ask(String method, URI address) throws Failure, InterruptedException {
        Reply reply = send(method, address);
        return reply.status() == 401 && authorization.canMeet(reply.challenges()) ? send(method, address) : reply;
    }

    private Reply send(String method, URI address) throws Failure, InterruptedException {
        HttpRequest.Builder request = HttpRequest.newBuilder(address)
                .header("Accept", MANIFESTS)
                .header("User-Agent", "fleetgate-operator")
                .method(method, HttpRequest.BodyPublishers.noBody());
        authorization.header().ifPresent(value -> request.header("Authorization", value));
        try {
            return Reply.of(requests.send(request.build(), budget));
        } catch (Unanswered e) {
            throw Failure.of(e);
        }
    }
}
