package io.fleetgate.document;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.fleetgate.problem.Problem;
import io.fleetgate.problem.Reason;
import java.util.ArrayList;
import java.util.List;

/** Turns values into documents: lists are flattened, and what is not an object of the awaited form is a problem. */
final class Envelope {
    private static final String LIST = "List";

    private final Budget budget;
    private final Form form;
    private final List<Document> documents = new ArrayList<>();
    private final List<DocumentProblem> problems = new ArrayList<>();

    Envelope(Budget budget, Form form) {
        this.budget = budget;
        this.form = form;
    }

    /** What a document is. */
    enum Form {
        /** An object with an identity, or a list of such. */
        KUBERNETES_OBJECT,
        /** Any map. */
        SETTINGS
    }

    List<Document> documents() {
        return documents;
    }

    List<DocumentProblem> problems() {
        return problems;
    }

    /** Takes in the value of document {@code index}; for a list, each item. */
    void accept(int index, Located value) throws Unreadable {
        accept(index, value.node(), value.lines(), "");
    }

    private void accept(int index, JsonNode node, Lines lines, String path) throws Unreadable {
        budget.payDocument(lines.line());
        if (!(node instanceof ObjectNode object)) {
            report(index, lines.line(), notAnObject(path));
        } else if (form == Form.SETTINGS) {
            documents.add(new Document(object, index, lines));
        } else if (object.has("items") || object.path("kind").asText().equals(LIST)) {
            flatten(index, object, lines, path);
        } else {
            acceptObject(index, object, lines, path);
        }
    }

    private void acceptObject(int index, ObjectNode object, Lines lines, String path) {
        List<Problem> missing = Identity.problems(object, path);
        for (Problem problem : missing) {
            report(index, lines.lineOf(problem.path().substring(path.length())), problem);
        }
        if (missing.isEmpty()) {
            documents.add(new Document(object, index, lines));
        }
    }

    private Problem notAnObject(String path) {
        return switch (form) {
            case KUBERNETES_OBJECT ->
                Problem.error(
                        path, Reason.INVALID_TYPE, "is not an object", "write one with apiVersion, kind and metadata");
            case SETTINGS -> Problem.error(path, Reason.INVALID_TYPE, "is not a map", "write `name: value` lines");
        };
    }

    /** Any object with items is a list to kubectl, whatever its kind; null items are none. */
    private void flatten(int index, ObjectNode list, Lines lines, String path) throws Unreadable {
        JsonNode items = list.path("items");
        Lines itemLines = lines.field("items");
        String itemsPath = path.isEmpty() ? "items" : path + ".items";
        if (itemLines == null || (!items.isArray() && !items.isNull())) {
            report(index, lines.lineOf("items"), notAList(itemsPath));
            return;
        }
        for (int i = 0; i < items.size(); i++) {
            Lines line = itemLines.element(i);
            inheritType(list, items.get(i));
            accept(index, items.get(i), line == null ? itemLines : line, itemsPath + "[" + i + "]");
        }
    }

    private static Problem notAList(String path) {
        return Problem.error(path, Reason.INVALID_TYPE, "must be a list of objects", "write the objects as a list");
    }

    /** The items of a typed list need not repeat their type. */
    private static void inheritType(ObjectNode list, JsonNode item) {
        String kind = list.path("kind").asText();
        if (item instanceof ObjectNode object
                && !object.has("kind")
                && !object.has("apiVersion")
                && kind.endsWith(LIST)
                && !kind.equals(LIST)) {
            object.put("kind", kind.substring(0, kind.length() - LIST.length()));
            object.set("apiVersion", list.path("apiVersion"));
        }
    }

    private void report(int index, int line, Problem problem) {
        problems.add(new DocumentProblem(index, line, problem));
    }
}
