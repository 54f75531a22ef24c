package io.fleetgate.template.function;

import static java.nio.charset.StandardCharsets.UTF_8;

import io.fleetgate.template.fault.TemplateStop;
import io.fleetgate.template.value.Value;
import java.util.Base64;
import java.util.HexFormat;
import java.util.Map;

/** Strings in other writings. */
final class CodecFunctions {
    private static final String UNRESERVED = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_.~";

    private CodecFunctions() {}

    static void addTo(Map<String, Signature> functions) {
        functions.put("b64decode", Signature.of(1, CodecFunctions::decode));
        Signature encode = Signature.of(1, CodecFunctions::encode);
        functions.put("b64encode", encode);
        functions.put("base64", encode);
        functions.put("hex", Signature.of(1, CodecFunctions::hex));
        functions.put("htmlEscape", Signature.of(1, CodecFunctions::html));
        functions.put("queryEscape", Signature.of(1, CodecFunctions::query));
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

    private static Value hex(Arguments arguments) {
        String text = arguments.text(0);
        arguments.meter().text(text.length() * 6L);
        return Value.of(HexFormat.of().formatHex(text.getBytes(UTF_8)));
    }

    private static Value html(Arguments arguments) {
        String text = arguments.text(0);
        arguments.meter().text(text.length() * 5L);
        return Value.of(text.replace("&", "&amp;")
                .replace("<", "&lt;")
                .replace(">", "&gt;")
                .replace("\"", "&#34;")
                .replace("'", "&#39;"));
    }

    /** For the query of a URL: a blank is a plus. */
    private static Value query(Arguments arguments) {
        String text = arguments.text(0);
        arguments.meter().text(text.length() * 9L);
        StringBuilder escaped = new StringBuilder();
        for (byte octet : text.getBytes(UTF_8)) {
            char character = (char) (octet & 0xff);
            if (UNRESERVED.indexOf(character) >= 0) {
                escaped.append(character);
            } else {
                escaped.append(
                        character == ' '
                                ? "+"
                                : "%" + HexFormat.of().withUpperCase().toHexDigits(octet));
            }
        }
        return Value.of(escaped.toString());
    }
}
