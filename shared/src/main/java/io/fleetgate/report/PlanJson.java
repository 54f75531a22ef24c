package io.fleetgate.report;

import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.fleetgate.plan.ObjectPlan;
import io.fleetgate.plan.Plan;
import io.fleetgate.plan.PlanProblem;
import io.fleetgate.plan.TargetPlan;
import io.fleetgate.store.Allowance;
import io.fleetgate.store.UndecidableException;
import io.fleetgate.text.Sha256Stream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.util.Collection;
import java.util.List;
import java.util.function.Function;

/**
 * A plan as JSON, {@code fleetgate.io/v1} {@code Plan}, written part by part: no part is in memory for longer than it takes to
 * write it. Field names are API: they are added to, never changed.
 */
public final class PlanJson {
    private static final JsonNodeFactory JSON = JsonNodeFactory.instance;
    private static final String API_VERSION = "fleetgate.io/v1";

    /** A line break and the brace. */
    private static final int END_OF_OBJECT = 2;

    private final JsonGenerator digested;
    private final JsonGenerator printed;
    private final Allowance allowance;

    private PlanJson(JsonGenerator digested, JsonGenerator printed, Allowance allowance) {
        this.digested = digested;
        this.printed = printed;
        this.allowance = allowance;
    }

    /**
     * The plan with its digest: {@code sha256:} and the hash of everything in it but the digest itself.
     *
     * @throws UndecidableException when the allowance is used up before all is written
     */
    public static byte[] write(Plan plan, Allowance allowance) {
        ByteArrayOutputStream rest = new ByteArrayOutputStream();
        try {
            ByteArrayOutputStream json = new ByteArrayOutputStream();
            json.writeBytes(write(plan, allowance, rest));
            rest.writeTo(json);
            return json.toByteArray();
        } catch (IOException e) {
            throw new IllegalStateException("memory takes what is written to it", e);
        }
    }

    /**
     * The same of a plan of any size.
     *
     * @param rest takes all but the beginning
     * @return the beginning, which is known last: the digest is part of it
     */
    public static byte[] write(Plan plan, Allowance allowance, OutputStream rest) throws IOException {
        Sha256Stream digest = new Sha256Stream();
        try (JsonGenerator digested = Json.compact(digest);
                JsonGenerator printed = Json.pretty(new WithoutOpening(rest))) {
            digested.writeStartObject();
            digested.writeStringField("apiVersion", API_VERSION);
            printed.writeStartObject();
            new PlanJson(digested, printed, allowance).write(plan);
            digested.writeEndObject();
            printed.writeEndObject();
            printed.writeRaw('\n');
        }
        return beginning("sha256:" + digest.hex());
    }

    /** The first fields as those of a whole object, whose end makes place for a comma. */
    private static byte[] beginning(String digest) throws IOException {
        ByteArrayOutputStream fields = new ByteArrayOutputStream();
        try (JsonGenerator json = Json.pretty(fields)) {
            Json.write(json, JSON.objectNode().put("apiVersion", API_VERSION).put("digest", digest));
        }
        ByteArrayOutputStream beginning = new ByteArrayOutputStream();
        beginning.write(fields.toByteArray(), 0, fields.size() - END_OF_OBJECT);
        beginning.write(',');
        return beginning.toByteArray();
    }

    private void write(Plan plan) throws IOException {
        field("kind", JSON.textNode("Plan"));
        array("objects", plan.objects(), this::object);
        array("problems", plan.problems(), PlanJson::problem);
        field("summary", JSON.textNode(plan.summary()));
        array("targets", plan.targets(), PlanJson::target);
        field("verdict", JSON.textNode(plan.outcome().wireName()));
    }

    private void field(String name, JsonNode value) throws IOException {
        for (JsonGenerator json : List.of(digested, printed)) {
            json.writeFieldName(name);
            Json.write(json, value);
        }
    }

    private <T> void array(String name, Collection<T> parts, Function<T, ObjectNode> form) throws IOException {
        for (JsonGenerator json : List.of(digested, printed)) {
            json.writeArrayFieldStart(name);
        }
        for (T part : parts) {
            allowance.check();
            ObjectNode node = form.apply(part);
            Json.write(digested, node);
            Json.write(printed, node);
        }
        for (JsonGenerator json : List.of(digested, printed)) {
            json.writeEndArray();
        }
    }

    private static ObjectNode problem(PlanProblem found) {
        ObjectNode node = JSON.objectNode()
                .put("severity", found.problem().severity().wireName())
                .put("path", found.problem().path())
                .put("reason", found.problem().reason().wireName())
                .put("message", found.problem().message())
                .put("fix", found.problem().fix());
        node.set("object", ObjectIdJson.of(found.object()));
        if (!found.problem().approve().isEmpty()) {
            node.put("approve", found.problem().approve());
        }
        if (found.document() > 0) {
            node.put("document", found.document()).put("line", found.line());
        }
        return node;
    }

    private static ObjectNode target(TargetPlan target) {
        ObjectNode node = JSON.objectNode()
                .put("target", target.target().toString())
                .put("change", target.change().wireName());
        node.set("accepted", ResolutionJson.accepted(target.after()));
        node.set("rejected", ResolutionJson.rejected(target.after()));
        ArrayNode before = node.putArray("before");
        target.before()
                .accepted()
                .forEach(candidate -> before.addObject()
                        .put("uniqueName", candidate.uniqueName())
                        .put("release", candidate.release().toString()));
        return node;
    }

    private ObjectNode object(ObjectPlan object) {
        ObjectNode node = JSON.objectNode()
                .put("action", object.action().wireName())
                .put("origin", object.origin().wireName())
                .put("diff", ObjectDiff.of(object, allowance));
        node.set("object", object.after().or(object::before).orElseThrow());
        return node;
    }
}
