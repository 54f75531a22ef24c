package io.fleetgate.template.function;

import static java.nio.charset.StandardCharsets.UTF_8;

import io.fleetgate.template.fault.TemplateStop;
import io.fleetgate.template.value.Value;
import java.util.Base64;
import java.util.Map;

/** Strings in other writings. */
final class CodecFunctions {
    private CodecFunctions() {}

    static void addTo(Map<String, Signature> functions) {
        functions.put("b64decode", Signature.of(1, CodecFunctions::decode));
        Signature encode = Signature.of(1, CodecFunctions::encode);
        functions.put("b64encode", encode);
        functions.put("base64", encode);
    }

    private static Value encode(Arguments arguments) {
        String text = arguments.text(0);
        arguments.meter().text(text.length() * 4L);
        return Value.of(Base64.getEncoder().encodeToString(text.getBytes(UTF_8)));
    }

    private static Value decode(Arguments arguments) {
        try {
            return Value.of(new String(Base64.getDecoder().decode(arguments.text(0)), UTF_8));
        } catch (IllegalArgumentException e) {
            throw TemplateStop.wrongValue("argument 1 is not base64");
        }
    }
}
