package io.fleetgate.document;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.JsonToken;
import com.fasterxml.jackson.core.StreamReadConstraints;
import com.fasterxml.jackson.core.io.JsonEOFException;
import com.fasterxml.jackson.databind.node.BooleanNode;
import com.fasterxml.jackson.databind.node.NullNode;
import com.fasterxml.jackson.databind.node.TextNode;
import io.fleetgate.document.scalar.NumberSyntax;
import io.fleetgate.document.scalar.Scalar;
import io.fleetgate.problem.Reason;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.List;

/** Reads JSON values, one behind the other, with the numbers and strings that the API server would get. */
final class JsonReader {
    private static final int UNBOUNDED = Integer.MAX_VALUE;

    /** The budget bounds the input, and says so in terms of documents; Jackson's own limits would only speak of itself. */
    private static final JsonFactory FACTORY = JsonFactory.builder()
            .disable(JsonFactory.Feature.INTERN_FIELD_NAMES)
            .streamReadConstraints(StreamReadConstraints.builder()
                    .maxNestingDepth(UNBOUNDED)
                    .maxStringLength(UNBOUNDED)
                    .maxNameLength(UNBOUNDED)
                    .maxNumberLength(UNBOUNDED)
                    .build())
            .build();

    private final JsonParser parser;
    private final int linesBefore;
    private final Budget budget;

    private JsonReader(JsonParser parser, int linesBefore, Budget budget) {
        this.parser = parser;
        this.linesBefore = linesBefore;
        this.budget = budget;
    }

    /** Adds every value of the chunk to {@code roots}, also those before a mistake. */
    static void read(Chunk chunk, Budget budget, List<Located> roots) throws Unreadable {
        try (JsonParser parser = FACTORY.createParser(chunk.text())) {
            JsonReader reader = new JsonReader(parser, chunk.line() - 1, budget);
            try {
                while (parser.nextToken() != null) {
                    roots.add(reader.value(1, reader.line()));
                }
            } catch (JsonProcessingException e) {
                throw reader.syntax(e);
            }
        } catch (IOException e) {
            throw new UncheckedIOException("a string cannot fail to be read", e);
        }
    }

    private Located value(int depth, int line) throws IOException, Unreadable {
        budget.payValue(line);
        JsonToken token = parser.currentToken();
        return switch (token) {
            case START_OBJECT -> object(depth, line);
            case START_ARRAY -> array(depth, line);
            case VALUE_STRING -> Located.scalar(TextNode.valueOf(text(parser.getText(), line)), line);
            case VALUE_NUMBER_INT, VALUE_NUMBER_FLOAT -> number(parser.getText(), line);
            case VALUE_TRUE, VALUE_FALSE -> Located.scalar(BooleanNode.valueOf(token == JsonToken.VALUE_TRUE), line);
            case VALUE_NULL -> Located.scalar(NullNode.instance, line);
            case END_OBJECT, END_ARRAY, FIELD_NAME, VALUE_EMBEDDED_OBJECT, NOT_AVAILABLE ->
                throw new IllegalStateException("no value begins with " + token);
        };
    }

    private Located object(int depth, int line) throws IOException, Unreadable {
        budget.checkDepth(line, depth);
        MappingBuilder mapping = new MappingBuilder();
        while (parser.nextToken() != JsonToken.END_OBJECT) {
            int keyLine = line();
            String key = text(parser.currentName(), keyLine);
            mapping.claim(key, keyLine);
            parser.nextToken();
            mapping.put(key, value(depth + 1, keyLine));
        }
        return mapping.build(line);
    }

    private Located array(int depth, int line) throws IOException, Unreadable {
        budget.checkDepth(line, depth);
        SequenceBuilder sequence = new SequenceBuilder();
        while (parser.nextToken() != JsonToken.END_ARRAY) {
            sequence.add(value(depth + 1, line()));
        }
        return sequence.build(line);
    }

    private String text(String text, int line) throws Unreadable {
        budget.checkText(line, text);
        return Utf8.wellFormed(text);
    }

    private Located number(String token, int line) throws Unreadable {
        budget.checkNumber(line, token);
        Scalar number = NumberSyntax.json(token);
        if (number == null) {
            throw new Unreadable(line, Reason.INVALID, "holds a number beyond 64 bits", "put it in quotes");
        }
        return Located.scalar(number.json().orElseThrow(), line);
    }

    private int line() {
        return linesBefore + parser.currentTokenLocation().getLineNr();
    }

    /** The parser's own words, except where they would repeat a piece of the input. */
    private Unreadable syntax(JsonProcessingException e) {
        int line = linesBefore + parser.currentLocation().getLineNr();
        if (e instanceof JsonEOFException) {
            return Unreadable.syntax(line, "is JSON that ends before it is complete", "close what is open");
        }
        String words = e.getOriginalMessage();
        boolean quotesInput = words.startsWith("Unrecognized token");
        return Unreadable.syntax(
                line,
                "is not JSON: " + (quotesInput ? "a word that is neither true, false nor null" : words),
                quotesInput ? "put strings in quotes" : "check the commas, quotes and brackets before this place");
    }
}
