package io.fleetgate.template.syntax;

import io.fleetgate.template.fault.Spot;
import io.fleetgate.template.tree.Expression;
import io.fleetgate.template.tree.InfixOperator;
import io.fleetgate.template.value.Value;
import io.pebbletemplates.pebble.lexer.Token;

/** Parses numbers and strings. */
final class LiteralParser {
    private final Cursor cursor;
    private final ExpressionParser expressions;

    LiteralParser(Cursor cursor, ExpressionParser expressions) {
        this.cursor = cursor;
        this.expressions = expressions;
    }

    /** A string, or the parts of one with <code>#{expressions}</code> in it. */
    Expression string() throws SyntaxStop {
        Spot spot = cursor.spot();
        Expression whole = new Expression.Literal(Value.EMPTY_TEXT, spot);
        boolean first = true;
        while (true) {
            Expression part;
            if (cursor.current().is(Token.Type.STRING)) {
                part = new Expression.Literal(
                        Value.of(Escapes.decoded(cursor.take().text())), spot);
            } else if (cursor.current().is(Token.Type.STRING_INTERPOLATION_START)) {
                cursor.take();
                part = expressions.expression();
                cursor.expect(Token.Type.STRING_INTERPOLATION_END, "\"}\"");
            } else {
                return whole;
            }
            boolean alone = first && part instanceof Expression.Literal;
            whole = alone ? part : new Expression.Infix(InfixOperator.JOINED, whole, part, spot);
            first = false;
        }
    }

    Expression number() throws SyntaxStop {
        Lexeme lexeme = cursor.take();
        return new Expression.Literal(value(lexeme), lexeme.spot());
    }

    private static Value value(Lexeme lexeme) throws SyntaxStop {
        String digits = lexeme.text();
        try {
            return digits.contains(".")
                    ? new Value.Decimal(Double.parseDouble(digits))
                    : Value.of(Long.parseLong(digits));
        } catch (IllegalArgumentException e) {
            throw SyntaxStop.syntax("has a number that is too large", lexeme.spot());
        }
    }
}
