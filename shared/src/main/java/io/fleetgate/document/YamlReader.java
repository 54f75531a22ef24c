package io.fleetgate.document;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.NullNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.fleetgate.document.scalar.Scalar;
import java.util.Optional;
import org.yaml.snakeyaml.error.MarkedYAMLException;
import org.yaml.snakeyaml.error.YAMLException;
import org.yaml.snakeyaml.events.AliasEvent;
import org.yaml.snakeyaml.events.DocumentStartEvent;
import org.yaml.snakeyaml.events.Event;
import org.yaml.snakeyaml.events.MappingEndEvent;
import org.yaml.snakeyaml.events.MappingStartEvent;
import org.yaml.snakeyaml.events.NodeEvent;
import org.yaml.snakeyaml.events.ScalarEvent;
import org.yaml.snakeyaml.events.SequenceEndEvent;
import org.yaml.snakeyaml.events.SequenceStartEvent;
import org.yaml.snakeyaml.events.StreamEndEvent;
import org.yaml.snakeyaml.parser.Parser;
import org.yaml.snakeyaml.parser.ParserImpl;

/**
 * Reads one YAML document from SnakeYAML's events, building JSON as it goes: what is too large is refused before it is
 * held in memory, which a finished node graph could not do.
 */
final class YamlReader {
    private static final String MERGE = "<<";

    private final Parser parser;
    private final Chunk chunk;
    private final Budget budget;
    private final YamlScalars scalars;
    private final Anchors anchors = new Anchors();

    private YamlReader(Parser parser, Chunk chunk, Budget budget) {
        this.parser = parser;
        this.chunk = chunk;
        this.budget = budget;
        this.scalars = new YamlScalars(budget);
    }

    /** The document's value; none where there are only comments. */
    static Optional<Located> read(Chunk chunk, Budget budget) throws Unreadable {
        Refusals.checkCharacters(chunk);
        Refusals.checkDirectives(chunk);
        if (chunk.isEmpty()) {
            return Optional.empty();
        }
        TextReader reader = new TextReader(chunk.text());
        Parser parser = new ParserImpl(new TabTolerantScanner(reader));
        try {
            return new YamlReader(parser, chunk, budget).document();
        } catch (MarkedYAMLException e) {
            throw YamlSyntax.of(e, chunk);
        } catch (YAMLException e) {
            throw YamlSyntax.unmarked(chunk.line() + reader.getLine());
        } catch (NumberFormatException e) {
            throw YamlSyntax.escapeBeyondUnicode(chunk.line() + reader.getLine());
        }
    }

    private Optional<Located> document() throws Unreadable {
        parser.getEvent();
        if (!(parser.getEvent() instanceof DocumentStartEvent)) {
            return Optional.empty();
        }
        Event start = parser.getEvent();
        Located root = value(start, 1, line(start));
        parser.getEvent();
        Event rest = parser.getEvent();
        if (!(rest instanceof StreamEndEvent)) {
            throw YamlSyntax.trailing(line(rest));
        }
        return Optional.of(root);
    }

    private Located value(Event event, int depth, int line) throws Unreadable {
        budget.payValue(line);
        if (event instanceof AliasEvent alias) {
            return anchors.resolve(alias.getAnchor(), line, depth, budget);
        }
        String name = ((NodeEvent) event).getAnchor();
        return anchors.named(name, () -> content(event, depth, line));
    }

    private Located content(Event event, int depth, int line) throws Unreadable {
        if (event instanceof ScalarEvent scalar) {
            return Located.scalar(YamlScalars.json(scalars.resolve(scalar, line), line), line);
        }
        budget.checkDepth(line, depth);
        return event instanceof MappingStartEvent ? mapping(depth, line) : sequence(depth, line);
    }

    private Located sequence(int depth, int line) throws Unreadable {
        SequenceBuilder sequence = new SequenceBuilder();
        for (Event event = parser.getEvent(); !(event instanceof SequenceEndEvent); event = parser.getEvent()) {
            sequence.add(value(event, depth + 1, line(event)));
        }
        return sequence.build(line);
    }

    private Located mapping(int depth, int line) throws Unreadable {
        MappingBuilder mapping = new MappingBuilder();
        for (Event event = parser.getEvent(); !(event instanceof MappingEndEvent); event = parser.getEvent()) {
            int keyLine = line(event);
            if (isMerge(event)) {
                merge(parser.getEvent(), mapping, depth, keyLine);
            } else {
                String key = key(event, depth, keyLine);
                mapping.claim(key, keyLine);
                mapping.put(key, value(parser.getEvent(), depth + 1, keyLine));
            }
        }
        return mapping.build(line);
    }

    private static boolean isMerge(Event key) {
        return key instanceof ScalarEvent scalar
                && scalar.getValue().equals(MERGE)
                && scalar.getImplicit().canOmitTagInPlainScalar();
    }

    /** Merges a map, or a list of maps of which the first wins. */
    private void merge(Event event, MappingBuilder into, int depth, int line) throws Unreadable {
        Located source = value(event, depth, line);
        if (!(event instanceof SequenceStartEvent)) {
            merge(source.node(), source.lines(), into, line);
            return;
        }
        for (int i = source.node().size() - 1; i >= 0; i--) {
            Lines lines = source.lines().element(i);
            merge(source.node().get(i), lines == null ? source.lines() : lines, into, line);
        }
    }

    private static void merge(JsonNode source, Lines lines, MappingBuilder into, int line) throws Unreadable {
        if (!(source instanceof ObjectNode object)) {
            throw Unreadable.syntax(line, "merges with << what is not a map", "name a map, or a list of maps");
        }
        into.merge(object, lines);
    }

    private String key(Event event, int depth, int line) throws Unreadable {
        if (event instanceof ScalarEvent scalar) {
            Refusals.checkColon(scalar, chunk);
            Scalar resolved = scalars.resolve(scalar, line);
            String key = YamlScalars.key(resolved, line);
            if (scalar.getAnchor() != null) {
                anchors.named(scalar.getAnchor(), () -> Located.scalar(YamlScalars.json(resolved, line), line));
            }
            return key;
        }
        return YamlScalars.key(
                event instanceof AliasEvent ? value(event, depth, line).node() : NullNode.instance, line);
    }

    private int line(Event event) {
        return chunk.line() + event.getStartMark().getLine();
    }
}
