package io.fleetgate.webhook.validate;

import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonToken;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.fleetgate.object.GroupKind;
import io.fleetgate.resource.watch.GroupVersionResource;
import io.fleetgate.webhook.http.ErrorCode;
import java.io.IOException;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/**
 * The fields of {@code request} while they are read. The API server writes kind, operation and subresource before the
 * objects; where a client does not, the objects are built in case they are needed.
 */
final class RequestFields {
    private final Predicate<GroupKind> judged;
    private final Predicate<GroupVersionResource> watched;
    private final JsonMapper mapper;

    private boolean present;
    private String uid = "";
    private @Nullable GroupKind groupKind;
    private String version = "";
    private @Nullable GroupVersionResource resource;
    private String subResource = "";
    private @Nullable Operation operation;
    private String namespace = "";
    private String name = "";
    private @Nullable ObjectNode object;
    private @Nullable ObjectNode oldObject;

    RequestFields(Predicate<GroupKind> judged, Predicate<GroupVersionResource> watched, JsonMapper mapper) {
        this.judged = judged;
        this.watched = watched;
        this.mapper = mapper;
    }

    void read(JsonParser json) throws IOException {
        if (json.currentToken() != JsonToken.START_OBJECT) {
            json.skipChildren();
            return;
        }
        present = true;
        for (String field = json.nextFieldName(); field != null; field = json.nextFieldName()) {
            json.nextToken();
            switch (field) {
                case "uid" -> uid = text(json, "request.uid");
                case "kind" -> readKind(json);
                case "resource" -> readResource(json);
                case "subResource" -> subResource = text(json, "request.subResource");
                case "operation" -> operation = operation(text(json, "request.operation"));
                case "namespace" -> namespace = text(json, "request.namespace");
                case "name" -> name = text(json, "request.name");
                case "object" -> object = readObject(json, "request.object");
                case "oldObject" -> oldObject = readObject(json, "request.oldObject");
                default -> json.skipChildren();
            }
        }
    }

    /** The request, if everything that an answer needs was there. */
    AdmissionRequest toRequest() {
        if (!present) {
            throw ErrorCode.MALFORMED_REVIEW.refusal("the AdmissionReview has no request");
        }
        if (uid.isEmpty()) {
            throw ErrorCode.MALFORMED_REVIEW.refusal("request.uid is missing; an answer has to repeat it");
        }
        if (groupKind == null) {
            throw ErrorCode.MALFORMED_REVIEW.refusal("request.kind is missing");
        }
        if (operation == null) {
            throw ErrorCode.MALFORMED_REVIEW.refusal("request.operation is missing");
        }
        return new AdmissionRequest(
                uid, groupKind, version, resource, subResource, operation, namespace, name, object, oldObject);
    }

    /** The string at the parser, the empty one for {@code null}. */
    static String text(JsonParser json, String path) throws IOException {
        return switch (json.currentToken()) {
            case VALUE_STRING -> json.getText();
            case VALUE_NULL -> "";
            default -> throw ErrorCode.MALFORMED_REVIEW.refusal(path + " must be a string");
        };
    }

    private void readKind(JsonParser json) throws IOException {
        if (json.currentToken() != JsonToken.START_OBJECT) {
            throw ErrorCode.MALFORMED_REVIEW.refusal("request.kind must be an object with group, version and kind");
        }
        String group = "";
        String kind = "";
        for (String field = json.nextFieldName(); field != null; field = json.nextFieldName()) {
            json.nextToken();
            switch (field) {
                case "group" -> group = text(json, "request.kind.group");
                case "version" -> version = text(json, "request.kind.version");
                case "kind" -> kind = text(json, "request.kind.kind");
                default -> json.skipChildren();
            }
        }
        groupKind = new GroupKind(group, kind);
    }

    /** A kind that is judged says enough. */
    private void readResource(JsonParser json) throws IOException {
        if (json.currentToken() != JsonToken.START_OBJECT || (groupKind != null && judged.test(groupKind))) {
            json.skipChildren();
            return;
        }
        String group = "";
        String of = "";
        String plural = "";
        for (String field = json.nextFieldName(); field != null; field = json.nextFieldName()) {
            json.nextToken();
            switch (field) {
                case "group" -> group = text(json, "request.resource.group");
                case "version" -> of = text(json, "request.resource.version");
                case "resource" -> plural = text(json, "request.resource.resource");
                default -> json.skipChildren();
            }
        }
        resource = new GroupVersionResource(group, of, plural);
    }

    private static Operation operation(String text) {
        return switch (text) {
            case "CREATE" -> Operation.CREATE;
            case "UPDATE" -> Operation.UPDATE;
            case "DELETE" -> Operation.DELETE;
            case "CONNECT" -> Operation.CONNECT;
            default ->
                throw ErrorCode.MALFORMED_REVIEW.refusal("request.operation must be CREATE, UPDATE, DELETE or CONNECT");
        };
    }

    private @Nullable ObjectNode readObject(JsonParser json, String path) throws IOException {
        JsonToken token = json.currentToken();
        if (token == JsonToken.VALUE_NULL) {
            return null;
        }
        if (token != JsonToken.START_OBJECT) {
            throw ErrorCode.MALFORMED_REVIEW.refusal(path + " must be an object or null");
        }
        if (isNeeded()) {
            return ObjectTree.read(json, mapper);
        }
        json.skipChildren();
        return null;
    }

    private boolean isNeeded() {
        return subResource.isEmpty()
                && operation != Operation.CONNECT
                && (groupKind == null || judged.test(groupKind) || resource == null || watched.test(resource));
    }
}
