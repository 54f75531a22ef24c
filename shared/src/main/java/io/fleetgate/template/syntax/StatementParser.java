package io.fleetgate.template.syntax;

import io.fleetgate.template.tree.Expression;
import io.fleetgate.template.tree.Statement;
import io.pebbletemplates.pebble.lexer.Token;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;

/** Parses text and tags. The tags are those named in {@link #tag}; there are no others. */
final class StatementParser {
    private final Cursor cursor;
    private final ExpressionParser expressions;
    private final ReferenceParser references;

    StatementParser(Cursor cursor, References found) {
        this.cursor = cursor;
        this.expressions = new ExpressionParser(cursor, found);
        this.references = new ReferenceParser(cursor, expressions, this, found);
    }

    /** Up to one of the given tags, whose name is the current word then, or to the end if there are none. */
    List<Statement> statements(Set<String> ends) throws SyntaxStop {
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
                default -> throw SyntaxStop.syntax("ends before " + String.join(" or ", ends), lexeme.spot());
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
            case "include" -> statements.add(references.include(tag.spot()));
            case "macro" -> references.macro(tag.spot());
            case "import" -> references.importAll(tag.spot());
            case "from" -> references.importSome(tag.spot());
            default ->
                throw SyntaxStop.refused(
                        "knows no tag \"" + tag.text()
                                + "\" at this place; there are if, for, set, include, macro, import, from and verbatim",
                        tag.spot());
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
        String variable = expressions.variable();
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
        String variable = expressions.variable();
        cursor.expectPunctuation("=");
        Expression value = expressions.expression();
        endOfTag();
        return new Statement.Assign(variable, value);
    }

    private void endOfTag() throws SyntaxStop {
        cursor.expect(Token.Type.EXECUTE_END, "\"%}\"");
    }
}
