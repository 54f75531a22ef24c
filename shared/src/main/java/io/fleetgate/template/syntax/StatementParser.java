package io.fleetgate.template.syntax;

import io.fleetgate.template.tree.Entry;
import io.fleetgate.template.tree.Expression;
import io.fleetgate.template.tree.Import;
import io.fleetgate.template.tree.Macro;
import io.fleetgate.template.tree.Statement;
import io.fleetgate.template.tree.Template;
import io.fleetgate.template.value.Value;
import io.pebbletemplates.pebble.lexer.Token;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** Parses text and tags. The tags are those named in {@link #tag}; there are no others. */
final class StatementParser {
    private static final Set<String> NO_VARIABLES = Set.of("true", "false", "null", "none");

    private final String name;
    private final Cursor cursor;
    private final List<Expression.MacroCall> uses = new ArrayList<>();
    private final List<Import> imports = new ArrayList<>();
    private final List<Statement.Include> includes = new ArrayList<>();
    private final Map<String, Macro> macros = new LinkedHashMap<>();
    private final ExpressionParser expressions;

    StatementParser(String name, Cursor cursor) {
        this.name = name;
        this.cursor = cursor;
        this.expressions = new ExpressionParser(cursor, uses);
    }

    Template template() throws SyntaxStop {
        List<Statement> body = statements(Set.of());
        return new Template(
                name, body, Map.copyOf(macros), List.copyOf(imports), List.copyOf(includes), List.copyOf(uses));
    }

    /** Up to one of the given tags, whose name is the current word then, or to the end if there are none. */
    private List<Statement> statements(Set<String> ends) throws SyntaxStop {
        cursor.enter();
        List<Statement> statements = new ArrayList<>();
        while (true) {
            if (cursor.isAtEnd() && ends.isEmpty()) {
                cursor.leave();
                return List.copyOf(statements);
            }
            Lexeme lexeme = cursor.take();
            switch (lexeme.type()) {
                case TEXT -> statements.add(new Statement.Text(lexeme.text()));
                case PRINT_START -> statements.add(print());
                case EXECUTE_START -> {
                    if (ends.contains(cursor.current().text())) {
                        cursor.leave();
                        return List.copyOf(statements);
                    }
                    tag(statements);
                }
                default -> throw SyntaxStop.syntax("ends before " + String.join(" or ", ends), lexeme.line());
            }
        }
    }

    private Statement print() throws SyntaxStop {
        Statement print = new Statement.Print(expressions.expression());
        cursor.expect(Token.Type.PRINT_END, "\"}}\"");
        return print;
    }

    private void tag(List<Statement> statements) throws SyntaxStop {
        Lexeme tag = cursor.expect(Token.Type.NAME, "the name of a tag");
        switch (tag.text()) {
            case "if" -> statements.add(condition());
            case "for" -> statements.add(loop());
            case "set" -> statements.add(assignment());
            case "include" -> statements.add(include(tag.line()));
            case "macro" -> macro(tag.line());
            case "import" -> importAll(tag.line());
            case "from" -> importSome(tag.line());
            default ->
                throw SyntaxStop.refused(
                        "knows no tag \"" + tag.text()
                                + "\" at this place; there are if, for, set, include, macro, import, from and verbatim",
                        tag.line());
        }
    }

    private Statement condition() throws SyntaxStop {
        List<Statement.Branch> branches = new ArrayList<>();
        List<Statement> otherwise = List.of();
        String end;
        do {
            Expression condition = expressions.expression();
            endOfTag();
            branches.add(new Statement.Branch(condition, statements(Set.of("elseif", "else", "endif"))));
            end = cursor.take().text();
        } while (end.equals("elseif"));
        if (end.equals("else")) {
            endOfTag();
            otherwise = statements(Set.of("endif"));
            cursor.take();
        }
        endOfTag();
        return new Statement.If(List.copyOf(branches), otherwise);
    }

    private Statement loop() throws SyntaxStop {
        String variable = variable();
        if (!cursor.takeIf(Token.Type.NAME, "in")) {
            throw cursor.unexpected("\"in\"");
        }
        Expression over = expressions.expression();
        endOfTag();
        List<Statement> body = statements(Set.of("else", "endfor"));
        List<Statement> otherwise = List.of();
        if (cursor.take().text().equals("else")) {
            endOfTag();
            otherwise = statements(Set.of("endfor"));
            cursor.take();
        }
        endOfTag();
        return new Statement.For(variable, over, body, otherwise);
    }

    private Statement assignment() throws SyntaxStop {
        String variable = variable();
        cursor.expectPunctuation("=");
        Expression value = expressions.expression();
        endOfTag();
        return new Statement.Assign(variable, value);
    }

    private Statement include(int line) throws SyntaxStop {
        String template = literalName();
        List<Entry> with = cursor.takeIf(Token.Type.NAME, "with") ? entries() : List.of();
        endOfTag();
        Statement.Include include = new Statement.Include(template, with, line);
        includes.add(include);
        return include;
    }

    private List<Entry> entries() throws SyntaxStop {
        if (!(expressions.expression() instanceof Expression.Entries(List<Entry> entries, int _))) {
            throw cursor.unexpected("a map of variables before this");
        }
        return entries;
    }

    private void macro(int line) throws SyntaxStop {
        String macro = variable();
        cursor.expectPunctuation("(");
        List<Macro.Parameter> parameters = new ArrayList<>();
        while (!cursor.takePunctuation(")")) {
            if (!parameters.isEmpty()) {
                cursor.expectPunctuation(",");
            }
            String parameter = variable();
            Expression preset = cursor.takePunctuation("=")
                    ? expressions.expression()
                    : new Expression.Literal(Value.NOTHING, cursor.line());
            parameters.add(new Macro.Parameter(parameter, preset));
        }
        endOfTag();
        List<Statement> body = statements(Set.of("endmacro"));
        cursor.take();
        endOfTag();
        if (macros.putIfAbsent(macro, new Macro(name, macro, List.copyOf(parameters), body)) != null) {
            throw SyntaxStop.syntax("defines the macro \"" + macro + "\" twice", line);
        }
    }

    private void importAll(int line) throws SyntaxStop {
        imports.add(new Import(literalName(), "", "", line));
        endOfTag();
    }

    private void importSome(int line) throws SyntaxStop {
        String template = literalName();
        if (!cursor.takeIf(Token.Type.NAME, "import")) {
            throw cursor.unexpected("\"import\"");
        }
        do {
            String macro = variable();
            String alias = cursor.takeIf(Token.Type.NAME, "as") ? variable() : macro;
            imports.add(new Import(template, macro, alias, line));
        } while (cursor.takePunctuation(","));
        endOfTag();
    }

    /** Other templates are named, never computed, so that what a configuration reaches is known when it is compiled. */
    private String literalName() throws SyntaxStop {
        int line = cursor.line();
        if (expressions.expression() instanceof Expression.Literal(Value.Text(String template), int _)) {
            return template;
        }
        throw SyntaxStop.refused("names another template by something else than a string", line);
    }

    private String variable() throws SyntaxStop {
        Lexeme lexeme = cursor.expect(Token.Type.NAME, "a name");
        if (NO_VARIABLES.contains(lexeme.text())) {
            throw SyntaxStop.syntax("cannot give " + lexeme.text() + " another value", lexeme.line());
        }
        return lexeme.text();
    }

    private void endOfTag() throws SyntaxStop {
        cursor.expect(Token.Type.EXECUTE_END, "\"%}\"");
    }
}
