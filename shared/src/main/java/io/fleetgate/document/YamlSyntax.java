package io.fleetgate.document;

import java.util.regex.Pattern;
import org.yaml.snakeyaml.error.Mark;
import org.yaml.snakeyaml.error.MarkedYAMLException;

/** Says what is wrong with a text that is not YAML. */
final class YamlSyntax {
    private static final String NO_TOKEN = " that cannot start any token";

    private static final Pattern LINE_END = Pattern.compile("\\R");

    private YamlSyntax() {}

    static Unreadable of(MarkedYAMLException e, Chunk chunk) {
        Mark mark = e.getProblemMark();
        int line = chunk.line() + mark.getLine();
        if (isIndentedByTab(chunk.text(), mark.getIndex())) {
            return Unreadable.syntax(line, "has a tab in the indentation", "indent with spaces");
        }
        if (e.getProblem().startsWith("expected '<document start>'")) {
            return trailing(line);
        }
        return e.getProblem().contains(NO_TOKEN)
                ? Unreadable.syntax(
                        line, "has " + character(e) + " where no value can begin with it", "put the value in quotes")
                : Unreadable.syntax(
                        line,
                        "is not YAML: " + LINE_END.matcher(e.getProblem()).replaceAll(" ") + context(e, chunk),
                        "check the indentation, colons and quotes on this line and above");
    }

    /** Text that belongs to no document: kubectl reads one document between two separators and drops the rest. */
    static Unreadable trailing(int line) {
        return Unreadable.syntax(
                line,
                "has text behind its end, which kubectl would ignore",
                "correct the indentation, or begin a new document with ---");
    }

    /** What SnakeYAML refuses without saying where: a line in braces that is indented less than the block around them. */
    static Unreadable unmarked(int line) {
        return Unreadable.syntax(
                line, "is not YAML: a line is indented less than the block it belongs to", "indent it further");
    }

    /** An eight-digit escape that SnakeYAML cannot parse as a number. */
    static Unreadable escapeBeyondUnicode(int line) {
        return Unreadable.syntax(line, "has an escape beyond U+10FFFF", "write the character itself");
    }

    /** The character in quotes, from SnakeYAML's sentence "found character 'x' that …". */
    private static String character(MarkedYAMLException e) {
        String problem = e.getProblem();
        return problem.substring(problem.indexOf('\''), problem.indexOf(NO_TOKEN));
    }

    private static String context(MarkedYAMLException e, Chunk chunk) {
        Mark mark = e.getContextMark();
        return mark == null ? "" : ", " + e.getContext() + " that begins on line " + (chunk.line() + mark.getLine());
    }

    private static boolean isIndentedByTab(String text, int position) {
        int start = text.lastIndexOf('\n', position - 1) + 1;
        int end = start;
        while (end < text.length() && text.charAt(end) == ' ') {
            end++;
        }
        return end < text.length() && text.charAt(end) == '\t';
    }
}
