package io.fleetgate.webhook.validate;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonLocation;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.JsonToken;
import com.fasterxml.jackson.core.StreamReadConstraints;
import com.fasterxml.jackson.core.exc.StreamConstraintsException;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.fleetgate.object.GroupKind;
import io.fleetgate.resource.watch.GroupVersionResource;
import io.fleetgate.webhook.http.Body;
import io.fleetgate.webhook.http.ErrorCode;
import io.fleetgate.webhook.http.ProblemException;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.function.Predicate;

/**
 * Reads an AdmissionReview v1 from the tokens of its JSON. Objects of kinds that nobody judges are skipped, not built; so
 * is everything that no verdict depends on, managedFields above all.
 */
final class ReviewReader {
    private static final String API_VERSION = "admission.k8s.io/v1";
    private static final String KIND = "AdmissionReview";
    private static final int MAX_NESTING = 500;

    /** Several times what the largest object that an API server stores can come to, and bounds the memory of trees. */
    private static final int MAX_TOKENS = 1_000_000;

    private static final JsonMapper MAPPER = new JsonMapper(JsonFactory.builder()
            .streamReadConstraints(StreamReadConstraints.builder()
                    .maxNestingDepth(MAX_NESTING)
                    .maxTokenCount(MAX_TOKENS)
                    .build())
            .configure(JsonFactory.Feature.INTERN_FIELD_NAMES, false)
            .build());

    private final Predicate<GroupKind> judged;
    private final Predicate<GroupVersionResource> watched;

    /**
     * A reader.
     *
     * @param judged the kinds whose objects are needed
     * @param watched the resources whose objects are, whatever their kinds
     */
    ReviewReader(Predicate<GroupKind> judged, Predicate<GroupVersionResource> watched) {
        this.judged = judged;
        this.watched = watched;
    }

    /**
     * Reads one review.
     *
     * @throws ProblemException when the body is no AdmissionReview v1 that can be answered
     */
    AdmissionRequest read(Body body) {
        try (JsonParser json = MAPPER.getFactory().createParser(body.buffer(), 0, body.length())) {
            return readWithinLimits(json);
        } catch (JsonProcessingException e) {
            throw ErrorCode.MALFORMED_BODY.refusal("the body is not JSON" + at(e.getLocation()));
        } catch (IOException e) {
            throw ErrorCode.MALFORMED_BODY.refusal("the body is not JSON in UTF-8");
        }
    }

    /**
     * Reads a review that is a tree already.
     *
     * @throws ProblemException when it is no AdmissionReview v1 that can be answered
     */
    AdmissionRequest read(ObjectNode review) {
        try (JsonParser json = MAPPER.treeAsTokens(review)) {
            return readReview(json);
        } catch (IOException e) {
            throw new UncheckedIOException("a tree in memory cannot be read", e);
        }
    }

    private AdmissionRequest readWithinLimits(JsonParser json) throws IOException {
        try {
            return readReview(json);
        } catch (StreamConstraintsException e) {
            throw json.currentTokenCount() > MAX_TOKENS
                    ? ErrorCode.BODY_TOO_LARGE.refusal(
                            "a body may have up to " + MAX_TOKENS + " names, values and ends of objects and lists")
                    : ErrorCode.NESTED_TOO_DEEP.refusal("a body may be nested up to " + MAX_NESTING
                            + " levels, and no number or field name in it may be longer than any real one");
        }
    }

    private AdmissionRequest readReview(JsonParser json) throws IOException {
        JsonToken first = json.nextToken();
        if (first == null) {
            throw ErrorCode.MALFORMED_REVIEW.refusal("the body is empty; send an AdmissionReview");
        }
        if (first != JsonToken.START_OBJECT) {
            throw ErrorCode.MALFORMED_REVIEW.refusal("the body is not a JSON object; send an AdmissionReview");
        }
        String apiVersion = "";
        String kind = "";
        RequestFields request = new RequestFields(judged, watched, MAPPER);
        for (String field = json.nextFieldName(); field != null; field = json.nextFieldName()) {
            json.nextToken();
            switch (field) {
                case "apiVersion" -> apiVersion = RequestFields.text(json, "apiVersion");
                case "kind" -> kind = RequestFields.text(json, "kind");
                case "request" -> request.read(json);
                default -> json.skipChildren();
            }
        }
        if (json.nextToken() != null) {
            throw ErrorCode.MALFORMED_BODY.refusal(
                    "something follows the AdmissionReview" + at(json.currentLocation()));
        }
        if (!apiVersion.equals(API_VERSION) || !kind.equals(KIND)) {
            throw ErrorCode.MALFORMED_REVIEW.refusal(
                    "only kind AdmissionReview of admission.k8s.io/v1 is answered; list only v1 in admissionReviewVersions");
        }
        return request.toRequest();
    }

    private static String at(JsonLocation location) {
        return " at line " + location.getLineNr() + ", column " + location.getColumnNr();
    }
}
