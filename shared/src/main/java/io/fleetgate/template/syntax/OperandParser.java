package io.fleetgate.template.syntax;

import io.fleetgate.template.fault.Spot;
import io.fleetgate.template.function.Functions;
import io.fleetgate.template.tree.Argument;
import io.fleetgate.template.tree.Entry;
import io.fleetgate.template.tree.Expression;
import io.fleetgate.template.value.Value;
import io.pebbletemplates.pebble.lexer.Token;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Parses what stands between operators: constants, names, calls, lists and maps, with what is read from them. */
final class OperandParser {
    private final Cursor cursor;
    private final ExpressionParser expressions;
    private final References found;
    private final LiteralParser literals;

    OperandParser(Cursor cursor, ExpressionParser expressions, References found) {
        this.cursor = cursor;
        this.expressions = expressions;
        this.found = found;
        this.literals = new LiteralParser(cursor, expressions);
    }

    Expression operand() throws SyntaxStop {
        Expression operand = plain();
        while (cursor.current().isPunctuation(".") || cursor.current().isPunctuation("[")) {
            operand = cursor.takePunctuation(".") ? member(operand) : element(operand);
        }
        return operand;
    }

    Expression filter(Lexeme name, Expression value) throws SyntaxStop {
        List<Expression> arguments = new ArrayList<>();
        arguments.add(value);
        if (cursor.takePunctuation("(")) {
            arguments.addAll(values(arguments(), name));
        }
        return function(name, arguments);
    }

    private Expression plain() throws SyntaxStop {
        Lexeme lexeme = cursor.current();
        return switch (lexeme.type()) {
            case NAME -> named(cursor.take());
            case LONG, NUMBER -> literals.number();
            case STRING, STRING_INTERPOLATION_START -> literals.string();
            case PUNCTUATION ->
                switch (lexeme.text()) {
                    case "(" -> parenthesised();
                    case "[" -> items();
                    case "{" -> new Expression.Entries(entries(), lexeme.spot());
                    default -> throw cursor.unexpected("an expression");
                };
            case EOF, TEXT, EXECUTE_START, EXECUTE_END, PRINT_START, PRINT_END, OPERATOR, STRING_INTERPOLATION_END ->
                throw cursor.unexpected("an expression");
        };
    }

    private Expression parenthesised() throws SyntaxStop {
        cursor.expectPunctuation("(");
        Expression inner = expressions.expression();
        cursor.expectPunctuation(")");
        return inner;
    }

    private Expression named(Lexeme name) throws SyntaxStop {
        Spot spot = name.spot();
        return switch (name.text()) {
            case "true", "TRUE" -> new Expression.Literal(Value.TRUE, spot);
            case "false", "FALSE" -> new Expression.Literal(Value.FALSE, spot);
            case "null", "NULL", "none", "NONE" -> new Expression.Literal(Value.NOTHING, spot);
            default -> cursor.takePunctuation("(") ? call(name) : new Expression.Variable(name.text(), spot);
        };
    }

    private Expression call(Lexeme name) throws SyntaxStop {
        List<Argument> arguments = arguments();
        if (Functions.has(name.text())) {
            return function(name, values(arguments, name));
        }
        Expression.MacroCall call = new Expression.MacroCall(name.text(), arguments, name.spot());
        found.add(call);
        return call;
    }

    private static Expression function(Lexeme name, List<Expression> arguments) throws SyntaxStop {
        Optional<String> mistake = Functions.wrongCount(name.text(), arguments.size());
        if (mistake.isPresent()) {
            throw SyntaxStop.refused(mistake.get(), name.spot());
        }
        return new Expression.FunctionCall(name.text(), List.copyOf(arguments), name.spot());
    }

    private Expression member(Expression target) throws SyntaxStop {
        Lexeme name = cursor.expect(Token.Type.NAME, "a name");
        if (cursor.takePunctuation("(")) {
            return new Expression.MethodCall(target, name.text(), values(arguments(), name), name.spot());
        }
        return new Expression.Member(target, new Expression.Literal(Value.of(name.text()), name.spot()), name.spot());
    }

    private Expression element(Expression target) throws SyntaxStop {
        Spot spot = cursor.take().spot();
        Expression name = expressions.expression();
        cursor.expectPunctuation("]");
        return new Expression.Member(target, name, spot);
    }

    private Expression items() throws SyntaxStop {
        Spot spot = cursor.take().spot();
        List<Expression> items = new ArrayList<>();
        while (!cursor.takePunctuation("]")) {
            if (!items.isEmpty()) {
                cursor.expectPunctuation(",");
            }
            items.add(expressions.expression());
        }
        return new Expression.Items(List.copyOf(items), spot);
    }

    List<Entry> entries() throws SyntaxStop {
        cursor.expectPunctuation("{");
        List<Entry> entries = new ArrayList<>();
        while (!cursor.takePunctuation("}")) {
            if (!entries.isEmpty()) {
                cursor.expectPunctuation(",");
            }
            Expression key = expressions.expression();
            cursor.expectPunctuation(":");
            entries.add(new Entry(key, expressions.expression()));
        }
        return List.copyOf(entries);
    }

    /** What stands between the parentheses, of which the first is taken already. */
    private List<Argument> arguments() throws SyntaxStop {
        List<Argument> arguments = new ArrayList<>();
        while (!cursor.takePunctuation(")")) {
            if (!arguments.isEmpty()) {
                cursor.expectPunctuation(",");
            }
            String name = "";
            if (cursor.current().is(Token.Type.NAME) && cursor.following().isPunctuation("=")) {
                name = cursor.take().text();
                cursor.take();
            }
            arguments.add(new Argument(name, expressions.expression()));
        }
        return List.copyOf(arguments);
    }

    private static List<Expression> values(List<Argument> arguments, Lexeme function) throws SyntaxStop {
        List<Expression> values = new ArrayList<>(arguments.size());
        for (Argument argument : arguments) {
            if (!argument.name().isEmpty()) {
                throw SyntaxStop.refused(
                        "takes no argument \"" + argument.name() + "\" by name in " + function.text(), function.spot());
            }
            values.add(argument.value());
        }
        return List.copyOf(values);
    }
}
