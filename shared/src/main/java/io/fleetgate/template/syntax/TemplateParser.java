package io.fleetgate.template.syntax;

import io.fleetgate.template.fault.Fault;
import io.fleetgate.template.fault.Place;
import io.fleetgate.template.fault.Spot;
import io.fleetgate.template.fault.TemplateError;
import io.fleetgate.template.tree.Template;
import java.util.List;
import java.util.Set;

/** Parses one template; what is not allowed in it is already refused here. */
public final class TemplateParser {
    /** More than a configuration can hold. */
    private static final int LONGEST = 2 << 20;

    private TemplateParser() {}

    /** Either the template or the first mistake in it. */
    public sealed interface Parsed {
        /** A tree whose snippets and macros are still only names. */
        record Tree(Template template) implements Parsed {}

        /** No template. */
        record Mistake(TemplateError error) implements Parsed {}
    }

    public static Parsed parse(String name, String source) {
        if (source.length() > LONGEST) {
            return mistake(name, new SyntaxStop(Fault.LIMIT, "is longer than " + LONGEST + " characters", Spot.START));
        }
        try {
            References found = new References(name);
            StatementParser statements = new StatementParser(new Cursor(Lexing.lex(source)), found);
            return new Parsed.Tree(found.template(statements.statements(Set.of())));
        } catch (SyntaxStop stop) {
            return mistake(name, stop);
        }
    }

    private static Parsed mistake(String name, SyntaxStop stop) {
        return new Parsed.Mistake(new TemplateError(stop.fault(), stop.text(), List.of(Place.of(name, stop.spot()))));
    }
}
