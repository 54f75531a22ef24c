package io.fleetgate.template.tree;

/** The operators between two expressions, as Pebble has them; the higher precedence binds tighter. */
public enum InfixOperator {
    OR("or", 10),
    AND("and", 15),
    CONTAINS("contains", 20),
    EQUAL("==", 30),
    NOT_EQUAL("!=", 30),
    GREATER(">", 30),
    LESS("<", 30),
    GREATER_OR_EQUAL(">=", 30),
    LESS_OR_EQUAL("<=", 30),
    PLUS("+", 40),
    MINUS("-", 40),
    TIMES("*", 60),
    DIVIDED("/", 60),
    MODULO("%", 60),
    JOINED("~", 110),
    TO("..", 120);

    private final String symbol;
    private final int precedence;

    InfixOperator(String symbol, int precedence) {
        this.symbol = symbol;
        this.precedence = precedence;
    }

    public String symbol() {
        return symbol;
    }

    public int precedence() {
        return precedence;
    }
}
