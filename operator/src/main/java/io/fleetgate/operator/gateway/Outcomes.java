package io.fleetgate.operator.gateway;

import io.fleetgate.object.ObjectId;
import io.fleetgate.operator.gateway.Outcome.Conflict.Why;
import io.fleetgate.operator.gateway.Outcome.Contender;
import io.fleetgate.reconcile.Step;
import java.time.Duration;
import java.util.List;
import java.util.Locale;

/** Understands the answer to a step. What is not understood may have been carried out. */
final class Outcomes {
    private static final Duration PAUSE = Duration.ofSeconds(1);
    private static final Duration LONGEST_PAUSE = Duration.ofMinutes(1);

    private final Step.Write step;

    private Outcomes(Step.Write step) {
        this.step = step;
    }

    /** The outcome; of a contended write, before anything was taken from anybody. */
    static Outcome of(Step.Write step, Answer answer) {
        Outcomes outcomes = new Outcomes(step);
        return answer.isSuccess() ? outcomes.success(answer) : outcomes.failure(answer, ApiStatus.of(answer.json()));
    }

    private Outcome success(Answer answer) {
        if (step instanceof Step.Delete
                && answer.json().filter(ApiStatus::isStatus).isPresent()) {
            return new Outcome.Deleted();
        }
        return answer.json()
                .flatMap(tree -> StoredAnswer.of(step.id(), tree))
                .map(this::success)
                .orElseGet(
                        () -> new Outcome.Unknown("HTTP " + answer.code() + " with a body that is not " + step.id()));
    }

    private Outcome success(StoredAnswer answer) {
        boolean isAnother = Decided.object(step)
                .filter(decided -> !decided.metadata().uid().equals(answer.uid()))
                .isPresent();
        if (isAnother) {
            return new Outcome.Replaced(answer.document());
        }
        boolean isGone = step instanceof Step.Delete ? !answer.hasFinalizers() : answer.isGone();
        return isGone ? new Outcome.Deleted() : new Outcome.Written(answer.document());
    }

    private Outcome failure(Answer answer, ApiStatus status) {
        if (status.hasCause("NamespaceTerminating")) {
            return new Outcome.NamespaceTerminating();
        }
        return switch (answer.code()) {
            // An unknown token is renewed soon; the others say nothing about the request.
            case 401, 408, 410 -> unknown(answer, status);
            case 403 ->
                status.message().endsWith("while custom resource definition is terminating")
                        ? new Outcome.KindNotServed()
                        : refused(answer, status);
            case 404 -> notFound(status);
            case 405 -> new Outcome.KindNotServed();
            case 409 -> conflict(status);
            case 422 -> status.isAbout("metadata.uid") ? new Outcome.Gone() : refused(answer, status);
            case 429 -> new Outcome.Throttled(pause(answer));
            default -> answer.code() >= 400 && answer.code() < 500 ? refused(answer, status) : unknown(answer, status);
        };
    }

    private Outcome notFound(ApiStatus status) {
        if (step instanceof Step.Create || step instanceof Step.Apply) {
            return status.kind().equals("namespaces")
                    ? new Outcome.NamespaceTerminating()
                    : new Outcome.KindNotServed();
        }
        boolean isNamed = status.name().equals(step.id().key().name());
        return isNamed ? new Outcome.Gone() : new Outcome.KindNotServed();
    }

    private Outcome conflict(ApiStatus status) {
        List<Contender> contenders = Contenders.in(status);
        if (!contenders.isEmpty()) {
            return new Outcome.Contended(contenders, new Outcome.Conflict(Why.OWNED));
        }
        if (status.reason().equals("AlreadyExists")) {
            return new Outcome.Conflict(Why.EXISTS);
        }
        if (isAboutUid(status.message())) {
            return new Outcome.Gone();
        }
        return new Outcome.Conflict(isElsewhere(status) ? Why.ELSEWHERE : Why.STALE);
    }

    /** The API server has three sentences for it, and no word for programs. */
    private static boolean isAboutUid(String message) {
        String lower = message.toLowerCase(Locale.ROOT);
        return lower.contains("uid in precondition")
                || lower.contains("uid in the precondition")
                || lower.contains("uid mismatch");
    }

    private boolean isElsewhere(ApiStatus status) {
        ObjectId id = step.id();
        return !List.of("", id.kind().plural(), id.kind().name()).contains(status.kind());
    }

    private static Outcome refused(Answer answer, ApiStatus status) {
        return new Outcome.Refused(answer.code(), status.reason(), Refusal.sentence(status));
    }

    private static Outcome unknown(Answer answer, ApiStatus status) {
        String sentence = Refusal.sentence(status);
        return new Outcome.Unknown("HTTP " + answer.code() + (sentence.isEmpty() ? "" : ": " + sentence));
    }

    /** The API server gives seconds, never a date. */
    private static Duration pause(Answer answer) {
        return answer.retryAfter()
                .filter(seconds -> seconds.matches("[0-9]{1,9}"))
                .map(seconds -> Duration.ofSeconds(Long.parseLong(seconds)))
                .map(asked -> asked.compareTo(LONGEST_PAUSE) < 0 ? asked : LONGEST_PAUSE)
                .orElse(PAUSE);
    }
}
