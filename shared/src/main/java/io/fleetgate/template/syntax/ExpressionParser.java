package io.fleetgate.template.syntax;

import io.fleetgate.template.function.Functions;
import io.fleetgate.template.tree.Expression;
import io.fleetgate.template.tree.InfixOperator;
import io.fleetgate.template.tree.PrefixOperator;
import io.fleetgate.template.tree.Question;
import io.pebbletemplates.pebble.lexer.Token;
import java.util.Map;
import java.util.Set;

/** Parses expressions by climbing the precedence of operators. */
final class ExpressionParser {
    private static final int CHECK_PRECEDENCE = 20;
    private static final int FILTER_PRECEDENCE = 100;
    private static final int PREFIX_PRECEDENCE = 500;
    private static final Set<String> NO_VARIABLES = Set.of("true", "false", "null", "none");
    private static final Map<String, PrefixOperator> PREFIXES =
            Map.of("not", PrefixOperator.NOT, "+", PrefixOperator.PLUS, "-", PrefixOperator.MINUS);

    private final Cursor cursor;
    private final OperandParser operands;

    ExpressionParser(Cursor cursor, References found) {
        this.cursor = cursor;
        this.operands = new OperandParser(cursor, this, found);
    }

    Expression expression() throws SyntaxStop {
        cursor.enter();
        Expression condition = operation(0);
        Expression whole = condition;
        if (cursor.takePunctuation("?")) {
            Expression yes = expression();
            cursor.expectPunctuation(":");
            whole = new Expression.Choice(condition, yes, expression(), condition.spot());
        }
        cursor.leave();
        return whole;
    }

    /** A name that can be given a value. */
    String variable() throws SyntaxStop {
        Lexeme lexeme = cursor.expect(Token.Type.NAME, "a name");
        if (NO_VARIABLES.contains(lexeme.text())) {
            throw SyntaxStop.syntax("cannot give " + lexeme.text() + " another value", lexeme.spot());
        }
        return lexeme.text();
    }

    private Expression operation(int least) throws SyntaxStop {
        cursor.enter();
        Expression left = prefixed();
        while (cursor.current().is(Token.Type.OPERATOR)) {
            Lexeme lexeme = cursor.current();
            int precedence = precedence(lexeme);
            if (precedence < least) {
                break;
            }
            cursor.take();
            left = switch (lexeme.text()) {
                case "|" -> filter(left);
                case "is" -> check(left, false);
                case "is not" -> check(left, true);
                default -> new Expression.Infix(infix(lexeme), left, operation(precedence + 1), lexeme.spot());
            };
        }
        cursor.leave();
        return left;
    }

    private Expression prefixed() throws SyntaxStop {
        Lexeme lexeme = cursor.current();
        PrefixOperator prefix = PREFIXES.get(lexeme.text());
        if (prefix == null || !lexeme.is(Token.Type.OPERATOR)) {
            return operands.operand();
        }
        cursor.take();
        return new Expression.Prefix(prefix, operation(PREFIX_PRECEDENCE), lexeme.spot());
    }

    private static int precedence(Lexeme lexeme) throws SyntaxStop {
        return switch (lexeme.text()) {
            case "|" -> FILTER_PRECEDENCE;
            case "is", "is not" -> CHECK_PRECEDENCE;
            default -> infix(lexeme).precedence();
        };
    }

    private static InfixOperator infix(Lexeme lexeme) throws SyntaxStop {
        String symbol = lexeme.text().equals("equals") ? "==" : lexeme.text();
        for (InfixOperator operator : InfixOperator.values()) {
            if (operator.symbol().equals(symbol)) {
                return operator;
            }
        }
        throw SyntaxStop.refused("has no operator \"" + lexeme.text() + "\" at this place", lexeme.spot());
    }

    private Expression filter(Expression value) throws SyntaxStop {
        Lexeme name = cursor.expect(Token.Type.NAME, "the name of a filter");
        if (!Functions.has(name.text())) {
            throw SyntaxStop.refused(Functions.refusal(name.text()), name.spot());
        }
        return operands.filter(name, value);
    }

    private Expression check(Expression operand, boolean negated) throws SyntaxStop {
        Lexeme name = cursor.expect(Token.Type.NAME, "the name of a test");
        Question question = Question.named(name.text())
                .orElseThrow(() -> SyntaxStop.refused("knows no test \"" + name.text() + "\"", name.spot()));
        return new Expression.Check(operand, question, negated, name.spot());
    }
}
