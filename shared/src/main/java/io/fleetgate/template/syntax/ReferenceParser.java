package io.fleetgate.template.syntax;

import io.fleetgate.template.fault.Spot;
import io.fleetgate.template.tree.Entry;
import io.fleetgate.template.tree.Expression;
import io.fleetgate.template.tree.Import;
import io.fleetgate.template.tree.Macro;
import io.fleetgate.template.tree.Statement;
import io.fleetgate.template.value.Value;
import io.pebbletemplates.pebble.lexer.Token;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;

/** Parses the tags that connect templates: macros, and what is included or imported. */
final class ReferenceParser {
    private final Cursor cursor;
    private final ExpressionParser expressions;
    private final StatementParser statements;
    private final References found;

    ReferenceParser(Cursor cursor, ExpressionParser expressions, StatementParser statements, References found) {
        this.cursor = cursor;
        this.expressions = expressions;
        this.statements = statements;
        this.found = found;
    }

    Statement include(Spot spot) throws SyntaxStop {
        String template = literalName();
        List<Entry> with = cursor.takeIf(Token.Type.NAME, "with") ? entries() : List.of();
        endOfTag();
        Statement.Include include = new Statement.Include(template, with, spot);
        found.add(include);
        return include;
    }

    private List<Entry> entries() throws SyntaxStop {
        if (!(expressions.expression() instanceof Expression.Entries(List<Entry> entries, Spot _))) {
            throw cursor.unexpected("a map of variables before this");
        }
        return entries;
    }

    void macro(Spot spot) throws SyntaxStop {
        String macro = expressions.variable();
        cursor.expectPunctuation("(");
        List<Macro.Parameter> parameters = new ArrayList<>();
        while (!cursor.takePunctuation(")")) {
            if (!parameters.isEmpty()) {
                cursor.expectPunctuation(",");
            }
            String parameter = expressions.variable();
            Expression preset = cursor.takePunctuation("=")
                    ? expressions.expression()
                    : new Expression.Literal(Value.NOTHING, cursor.spot());
            parameters.add(new Macro.Parameter(parameter, preset));
        }
        endOfTag();
        List<Statement> body = statements.statements(Set.of("endmacro"));
        cursor.take();
        endOfTag();
        found.add(macro, List.copyOf(parameters), body, spot);
    }

    void importAll(Spot spot) throws SyntaxStop {
        found.add(new Import(literalName(), "", "", spot));
        endOfTag();
    }

    void importSome(Spot spot) throws SyntaxStop {
        String template = literalName();
        if (!cursor.takeIf(Token.Type.NAME, "import")) {
            throw cursor.unexpected("\"import\"");
        }
        do {
            String macro = expressions.variable();
            String alias = cursor.takeIf(Token.Type.NAME, "as") ? expressions.variable() : macro;
            found.add(new Import(template, macro, alias, spot));
        } while (cursor.takePunctuation(","));
        endOfTag();
    }

    /** Other templates are named, never computed, so that what a configuration reaches is known when it is compiled. */
    private String literalName() throws SyntaxStop {
        Spot spot = cursor.spot();
        if (expressions.expression() instanceof Expression.Literal(Value.Text(String template), Spot _)) {
            return template;
        }
        throw SyntaxStop.refused("names another template by something else than a string", spot);
    }

    private void endOfTag() throws SyntaxStop {
        cursor.expect(Token.Type.EXECUTE_END, "\"%}\"");
    }
}
