package io.fleetgate.document;

import java.util.ArrayList;
import java.util.List;
import org.yaml.snakeyaml.parser.Parser;
import org.yaml.snakeyaml.parser.ParserImpl;

/** What the reader of documents sees of a text before it gives it a meaning; for those who compare two texts. */
public final class YamlEvents {
    private YamlEvents() {}

    /** The parts of a stream that are read one by one, as {@code kubectl} separates them. */
    public static List<String> chunks(String text) {
        List<String> chunks = new ArrayList<>();
        DocumentSplitter splitter = new DocumentSplitter(text);
        for (Chunk chunk = splitter.next(); chunk != null; chunk = splitter.next()) {
            chunks.add(chunk.text());
        }
        return chunks;
    }

    /** The events of one part; they throw what SnakeYAML throws, which may also be a {@link NumberFormatException}. */
    public static Parser of(String chunk) {
        return new ParserImpl(new TabTolerantScanner(new TextReader(chunk)));
    }

    /** Whether a part has nothing in it that is refused before it is parsed: commands to terminals, or directives. */
    public static boolean isAccepted(String chunk) {
        Chunk whole = new Chunk(chunk, 1, "");
        try {
            Refusals.checkCharacters(whole);
            Refusals.checkDirectives(whole);
            return true;
        } catch (Unreadable e) {
            return false;
        }
    }
}
