package io.fleetgate.template.tree;

import io.fleetgate.template.value.Value;
import java.util.List;

/** What can be evaluated, with the line on which it stands. */
public sealed interface Expression {
    int line();

    /** A constant. */
    record Literal(Value value, int line) implements Expression {}

    /** The value of a name. */
    record Variable(String name, int line) implements Expression {}

    /** {@code [a, b]}. */
    record Items(List<Expression> items, int line) implements Expression {}

    /** <code>{"k": v}</code>. */
    record Entries(List<Entry> entries, int line) implements Expression {}

    /** {@code target.name} or {@code target[name]}. */
    record Member(Expression target, Expression name, int line) implements Expression {}

    /** {@code target.method(arguments)}. */
    record MethodCall(Expression target, String method, List<Expression> arguments, int line) implements Expression {}

    /** {@code function(arguments)}, or a filter. */
    record FunctionCall(String function, List<Expression> arguments, int line) implements Expression {}

    /** A call of a macro of the same template or of an imported one. */
    record MacroCall(String macro, List<Argument> arguments, int line) implements Expression {}

    /** An operator between two expressions. */
    record Infix(InfixOperator operator, Expression left, Expression right, int line) implements Expression {}

    /** An operator before an expression. */
    record Prefix(PrefixOperator operator, Expression operand, int line) implements Expression {}

    /** {@code condition ? yes : no}. */
    record Choice(Expression condition, Expression yes, Expression no, int line) implements Expression {}

    /** {@code operand is test} or {@code operand is not test}. */
    record Check(Expression operand, Test test, boolean negated, int line) implements Expression {}
}
