package io.fleetgate.document;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;

/** Properties over seeded random input; a failure names the seed's input. */
class RandomStreamsTest {
    private static final List<String> SEEDS = List.of(
            Streams.HEAD
                    + "spec:\n  list:\n  - a\n  - b: c\n    d: [1, 2.5, yes]\n  text: |\n    x\n      y\n  f: >-\n    z\n",
            "base: &base\n  x: 1\nuse:\n  <<: *base\n  y: \"a\\n\\u00e9\"\n---\n" + Streams.HEAD,
            "{\"apiVersion\": \"v1\", \"kind\": \"List\", \"items\": [{\"metadata\": {\"name\": \"a\"}}, 1e3, null]}\n",
            "? key\n: value\n- - a\n  - {b: [c, 'it''s'], \"d\": !!int 0x1F}\n...\n# c\n--- # d\n1_0: ~\n");
    private static final List<String> PIECES = List.of(
            "\t",
            "  ",
            "\n",
            "\r\n",
            "- ",
            ": ",
            "#",
            "&a ",
            "*a",
            "<<: ",
            "---\n",
            "...\n",
            "'",
            "\"",
            "|\n",
            ">",
            "{",
            "}",
            "[",
            "]",
            ",",
            "? ",
            "!!int ",
            "!!binary ",
            "!",
            "%",
            "@",
            "\\",
            "\\UFFFFFFFF",
            "\\ud800",
            "!%FF ",
            "\u0085",
            "\u2028",
            "\uFEFF",
            "\u0000",
            "😀",
            "1e999999999",
            ".inf",
            "items: ",
            "{\"",
            "\": ");

    private final Random random = new Random(20261130);

    @Test
    void anyBytesGiveAnAnswerAndTheSameOneTwice() {
        for (int i = 0; i < 20_000; i++) {
            byte[] bytes = mutated();

            DocumentStream stream = Documents.read(bytes, Limits.DEFAULT);

            assertThat(Documents.read(bytes, Limits.DEFAULT).problems())
                    .as(() -> new String(bytes, StandardCharsets.UTF_8))
                    .isEqualTo(stream.problems());
            int lines = 1
                    + (int) new String(bytes, StandardCharsets.UTF_8)
                            .chars()
                            .filter(c -> c < 32 || c > 127)
                            .count();
            assertThat(stream.problems())
                    .allSatisfy(problem -> assertThat(problem.line()).isBetween(1, lines + 1));
        }
    }

    @Test
    void noiseGivesAnAnswer() {
        for (int i = 0; i < 5_000; i++) {
            byte[] bytes = new byte[random.nextInt(200)];
            random.nextBytes(bytes);

            assertThat(Documents.read(bytes, Limits.DEFAULT).documents()).isEmpty();
        }
    }

    @Test
    void jsonReadsTheSameAsYaml() {
        for (int i = 0; i < 3_000; i++) {
            ObjectNode object = JsonNodeFactory.instance.objectNode();
            object.put("apiVersion", "v1")
                    .put("kind", "X")
                    .putObject("metadata")
                    .put("name", "a");
            object.set("spec", value(0));
            String json = object.toString();

            Document asJson = Streams.only(json);
            Document asYaml = Streams.only("# so that it does not begin as JSON does\n" + json);

            assertThat(asJson.json()).isEqualTo(asYaml.json());
        }
    }

    private byte[] mutated() {
        StringBuilder text = new StringBuilder(SEEDS.get(random.nextInt(SEEDS.size())));
        for (int changes = 1 + random.nextInt(6); changes > 0; changes--) {
            int at = random.nextInt(text.length() + 1);
            int end = Math.min(text.length(), at + random.nextInt(4));
            text.replace(at, random.nextBoolean() ? at : end, PIECES.get(random.nextInt(PIECES.size())));
        }
        byte[] bytes = text.toString().getBytes(StandardCharsets.UTF_8);
        if (random.nextInt(10) == 0) {
            bytes[random.nextInt(bytes.length)] = (byte) random.nextInt();
        }
        return bytes;
    }

    private JsonNode value(int depth) {
        JsonNodeFactory nodes = JsonNodeFactory.instance;
        return switch (random.nextInt(depth > 4 ? 6 : 8)) {
            case 0 -> nodes.nullNode();
            case 1 -> nodes.booleanNode(random.nextBoolean());
            case 2 -> nodes.numberNode(random.nextLong() >> random.nextInt(64));
            case 3 -> nodes.numberNode(random.nextGaussian() * Math.pow(10, random.nextInt(40) - 20));
            case 4, 5 -> nodes.textNode(text());
            case 6 -> {
                ObjectNode object = nodes.objectNode();
                random.ints(random.nextInt(5)).forEach(i -> object.set(text() + i, value(depth + 1)));
                yield object;
            }
            default ->
                nodes.arrayNode()
                        .addAll(random.ints(random.nextInt(5))
                                .mapToObj(i -> value(depth + 1))
                                .toList());
        };
    }

    private String text() {
        return random.ints(random.nextInt(8), ' ', 0x250)
                .filter(c -> c < 0x7F || c > 0xA0)
                .collect(StringBuilder::new, StringBuilder::appendCodePoint, StringBuilder::append)
                .toString();
    }
}
