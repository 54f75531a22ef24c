package io.fleetgate.webhook.validate;

import io.fleetgate.object.GroupKind;
import io.fleetgate.webhook.http.Deadlines;
import io.fleetgate.webhook.http.ErrorCode;
import io.fleetgate.webhook.http.ProblemDocument;
import io.fleetgate.webhook.http.Remainder;
import io.fleetgate.webhook.validate.AdmissionObserver.Outcome;
import java.io.EOFException;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.util.concurrent.atomic.AtomicBoolean;
import org.eclipse.jetty.http.HttpHeader;
import org.eclipse.jetty.http.HttpVersion;
import org.eclipse.jetty.io.Content;
import org.eclipse.jetty.server.Request;
import org.eclipse.jetty.server.Response;
import org.eclipse.jetty.util.Callback;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * One request and its one answer. Whoever comes first answers: the thread that decides, or the deadline, which also
 * interrupts that thread. The caller has its answer in time even if the decision never ends.
 */
final class Exchange implements Deadlines.Watched {
    private static final Logger LOG = LoggerFactory.getLogger(Exchange.class);
    private static final int FIRST_SERVER_ERROR = 500;

    private final Request request;
    private final Response response;
    private final Callback callback;
    private final long deadlineNanos;
    private final AdmissionObserver observer;
    private final Thread thread = Thread.currentThread();
    private final AtomicBoolean answered = new AtomicBoolean();

    private volatile boolean bodyRead;
    private volatile String uid = "";
    private volatile @Nullable GroupKind kind;

    Exchange(Request request, Response response, Callback callback, long deadlineNanos, AdmissionObserver observer) {
        this.request = request;
        this.response = response;
        this.callback = callback;
        this.deadlineNanos = deadlineNanos;
        this.observer = observer;
    }

    Request request() {
        return request;
    }

    /** From here on a late answer is a decision that takes too long, not a request that does not arrive. */
    void bodyRead() {
        bodyRead = true;
    }

    void read(AdmissionRequest review) {
        uid = review.uid();
        kind = review.groupKind();
    }

    String uid() {
        return uid;
    }

    /** Answers with an AdmissionReview, unless the deadline was faster. */
    void answer(byte[] review, Outcome outcome) {
        if (answered.compareAndSet(false, true)) {
            tell(outcome);
            write(200, "application/json", review);
        } else {
            awaitInterrupt();
        }
    }

    /** Answers with a problem document, unless the deadline was faster. */
    void refuse(ProblemDocument problem) {
        if (!bodyRead) {
            discardRemainder();
        }
        if (answered.compareAndSet(false, true)) {
            write(problem);
        } else {
            awaitInterrupt();
        }
    }

    @Override
    public long deadlineNanos() {
        return deadlineNanos;
    }

    @Override
    public synchronized void expire() {
        if (answered.compareAndSet(false, true)) {
            write(
                    bodyRead
                            ? ErrorCode.DEADLINE_EXCEEDED
                                    .problem("the decision was not finished in time; failurePolicy decides")
                                    .withUid(uid)
                            : ErrorCode.REQUEST_TIMEOUT.problem("the body did not arrive in time"));
            stopWaiting();
        }
    }

    /** Ends what the thread waits for: the rest of the body, or whatever the decision does. */
    private void stopWaiting() {
        if (bodyRead) {
            thread.interrupt();
        } else {
            request.fail(new EOFException("the body did not arrive in time"));
        }
    }

    private void discardRemainder() {
        try {
            Remainder.discard(
                    Content.Source.asInputStream(request), request.getHeaders().contains(HttpHeader.EXPECT));
        } catch (IOException e) {
            LOG.atDebug().setCause(e).log("the client went away while it was refused");
        }
    }

    /** Ends only after the interrupt has arrived, so that it does not hit what the thread does next. */
    private synchronized void awaitInterrupt() {
        Thread.interrupted();
    }

    private void tell(Outcome outcome) {
        observer.answered(kind, outcome, System.nanoTime() - request.getHeadersNanoTime());
    }

    private void write(ProblemDocument problem) {
        tell(problem.status() >= FIRST_SERVER_ERROR ? Outcome.UNDECIDED : Outcome.REFUSED);
        if (!bodyRead && request.getConnectionMetaData().getHttpVersion() == HttpVersion.HTTP_1_1) {
            response.getHeaders().put(HttpHeader.CONNECTION, "close");
        }
        write(problem.status(), ProblemDocument.MEDIA_TYPE, problem.toJson());
    }

    private void write(int status, String contentType, byte[] body) {
        response.setStatus(status);
        response.getHeaders().put(HttpHeader.CONTENT_TYPE, contentType);
        response.getHeaders().put(HttpHeader.CONTENT_LENGTH, body.length);
        response.write(true, ByteBuffer.wrap(body), callback);
    }
}
