package io.fleetgate.template.function;

import static java.nio.charset.StandardCharsets.UTF_8;

import io.fleetgate.document.Document;
import io.fleetgate.document.DocumentStream;
import io.fleetgate.document.Documents;
import io.fleetgate.document.Limits;
import io.fleetgate.template.fault.TemplateStop;
import io.fleetgate.template.notation.JsonText;
import io.fleetgate.template.notation.Scalars;
import io.fleetgate.template.notation.YamlText;
import io.fleetgate.template.value.JsonValues;
import io.fleetgate.template.value.Value;
import java.util.List;
import java.util.Map;

/** Values as JSON and YAML, and back. */
final class NotationFunctions {
    private static final Limits LIMITS = new Limits(1 << 20, 50, 1, 20_000, 5_000, 1 << 20, 400);

    private NotationFunctions() {}

    static void addTo(Map<String, Signature> functions) {
        Signature json = Signature.of(1, a -> Value.of(JsonText.of(a.value(0), a.meter())));
        Signature yaml = Signature.of(1, a -> Value.of(YamlText.of(a.value(0), a.meter())));
        Signature read = Signature.of(1, NotationFunctions::read);
        functions.put("toJson", json);
        functions.put("marshalJSON", json);
        functions.put("toYaml", yaml);
        functions.put("marshalYAML", yaml);
        functions.put("unmarshalJSON", read);
        functions.put("unmarshalYAML", read);
        functions.put("quote", Signature.of(1, NotationFunctions::quote));
        functions.put("raw", Signature.of(1, a -> Value.of(a.text(0))));
        functions.put("debug", Signature.between(1, 2, NotationFunctions::debug));
    }

    private static Value quote(Arguments arguments) {
        String text = arguments.text(0);
        arguments.meter().text(6L * text.length() + 2);
        return Value.of(Scalars.quoted(text));
    }

    /** A comment in HAProxy's files and in YAML. */
    private static Value debug(Arguments arguments) {
        String label = arguments.textOr(1, "debug").replaceAll("\\R", " ");
        return Value.of("# " + label + ": " + JsonText.of(arguments.value(0), arguments.meter()));
    }

    /** One map; JSON is read as the YAML that it is. */
    private static Value read(Arguments arguments) {
        String text = arguments.text(0);
        arguments.meter().elements(text.length());
        DocumentStream stream = Documents.readSettings(text.getBytes(UTF_8), LIMITS);
        List<Document> documents = stream.documents();
        if (!stream.isComplete() || documents.size() != 1) {
            throw TemplateStop.wrongValue(stream.problems().stream()
                    .findFirst()
                    .map(problem -> "argument 1: " + problem.sentence())
                    .orElse("argument 1 is not one map"));
        }
        return JsonValues.of(documents.getFirst().json());
    }
}
