package io.fleetgate.webhook.validate;

import io.fleetgate.admission.Verdict;
import io.fleetgate.object.KindCatalog;
import io.fleetgate.store.Allowance;
import io.fleetgate.store.Snapshot;
import io.fleetgate.store.UndecidableException;
import io.fleetgate.webhook.http.Body;
import io.fleetgate.webhook.http.BodyReader;
import io.fleetgate.webhook.http.Deadlines;
import io.fleetgate.webhook.http.ErrorCode;
import io.fleetgate.webhook.http.ProblemDocument;
import io.fleetgate.webhook.http.ProblemException;
import io.fleetgate.webhook.http.TimeAllowance;
import io.fleetgate.webhook.validate.AdmissionObserver.Outcome;
import java.io.IOException;
import java.time.Duration;
import java.util.function.Supplier;
import org.eclipse.jetty.http.HttpHeader;
import org.eclipse.jetty.io.Content;
import org.eclipse.jetty.server.Handler;
import org.eclipse.jetty.server.Request;
import org.eclipse.jetty.server.Response;
import org.eclipse.jetty.util.Callback;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Answers {@code POST /validate}. It stands in front of the servlet layer, because there an answer may come from another
 * thread than the one that decides (the deadline) without paying for an asynchronous servlet request.
 */
public final class ValidateHandler extends Handler.Wrapper {
    private static final Logger LOG = LoggerFactory.getLogger(ValidateHandler.class);
    private static final String PATH = "/validate";
    private static final String JSON = "application/json";

    /** What is rendered stops so long before the deadline that the answer arrives. */
    private static final long ANSWER_NANOS = Duration.ofMillis(20).toNanos();

    private final Supplier<Snapshot> feed;
    private final Admission admission;
    private final ReviewReader reader;
    private final BodyReader bodies;
    private final Deadlines deadlines;
    private final Duration limit;
    private final Duration consequenceLimit;
    private final AdmissionObserver observer;

    /**
     * A handler.
     *
     * @param kinds the kinds of the fleet
     * @param feed the fleet as stored now; a read of a reference, no more
     * @param resources judges everything else that somebody watches; what nobody does is allowed
     * @param limit the longest time for one answer
     * @param consequenceLimit the longest part of it for working out what a change does to targets
     * @param observer learns of every answer
     */
    public ValidateHandler(
            KindCatalog kinds,
            Supplier<Snapshot> feed,
            Judge judge,
            ResourceJudge resources,
            BodyReader bodies,
            Deadlines deadlines,
            Duration limit,
            Duration consequenceLimit,
            AdmissionObserver observer) {
        this.feed = feed;
        this.admission = new Admission(kinds, judge, resources);
        this.reader = new ReviewReader(admission::judges, resources::judges);
        this.bodies = bodies;
        this.deadlines = deadlines;
        this.limit = limit;
        this.consequenceLimit = consequenceLimit;
        this.observer = observer;
    }

    @Override
    public boolean handle(Request request, Response response, Callback callback) throws Exception {
        if (!PATH.equals(Request.getPathInContext(request))) {
            return super.handle(request, response, callback);
        }
        Duration budget = CallerTimeout.budget(request.getHttpURI().getQuery(), limit);
        Exchange exchange =
                new Exchange(request, response, callback, request.getHeadersNanoTime() + budget.toNanos(), observer);
        deadlines.watch(exchange);
        try {
            answer(exchange);
        } finally {
            deadlines.forget(exchange);
        }
        return true;
    }

    private void answer(Exchange exchange) {
        try {
            requireJsonPost(exchange.request());
            review(exchange);
        } catch (ProblemException refused) {
            exchange.refuse(refused.problem().withUid(exchange.uid()));
        } catch (UndecidableException undecided) {
            exchange.refuse(ProblemDocument.undecided(undecided).withUid(exchange.uid()));
        } catch (IOException gone) {
            exchange.refuse(ErrorCode.REQUEST_TIMEOUT.problem("the body ended before its end"));
        } catch (RuntimeException bug) {
            LOG.atError().addKeyValue("uid", exchange.uid()).setCause(bug).log("could not decide because of a bug");
            exchange.refuse(ErrorCode.INTERNAL_ERROR
                    .problem("could not decide; the log of this server says more")
                    .withUid(exchange.uid()));
        }
    }

    private void review(Exchange exchange) throws IOException {
        Request request = exchange.request();
        try (Body body = bodies.read(Content.Source.asInputStream(request), request.getLength())) {
            exchange.bodyRead();
            AdmissionRequest review = reader.read(body);
            exchange.read(review);
            Verdict verdict = admission.judges(review.groupKind())
                    ? admission.decide(review, feed.get(), allowance(exchange))
                    : admission.decideOnResource(review, new TimeAllowance(exchange.deadlineNanos() - ANSWER_NANOS));
            exchange.answer(
                    ReviewWriter.write(review.uid(), verdict),
                    verdict instanceof Verdict.Allowed ? Outcome.ALLOWED : Outcome.DENIED);
        }
    }

    /** At most half of the time that is left, so that an answer without consequences still arrives. */
    private Allowance allowance(Exchange exchange) {
        Duration left = Duration.ofNanos(exchange.deadlineNanos() - System.nanoTime());
        Duration half = left.dividedBy(2);
        return TimeAllowance.of(half.compareTo(consequenceLimit) < 0 ? half : consequenceLimit);
    }

    private static void requireJsonPost(Request request) {
        if (!request.getMethod().equals("POST")) {
            throw ErrorCode.METHOD_NOT_ALLOWED.refusal("send an AdmissionReview with POST");
        }
        String type = request.getHeaders().get(HttpHeader.CONTENT_TYPE);
        if (type == null || !isJson(type)) {
            throw ErrorCode.UNSUPPORTED_MEDIA_TYPE.refusal("send Content-Type: " + JSON);
        }
    }

    private static boolean isJson(String type) {
        return type.regionMatches(true, 0, JSON, 0, JSON.length())
                && (type.length() == JSON.length()
                        || type.charAt(JSON.length()) == ';'
                        || type.charAt(JSON.length()) == ' ');
    }
}
