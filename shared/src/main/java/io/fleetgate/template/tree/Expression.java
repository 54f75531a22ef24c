package io.fleetgate.template.tree;

import io.fleetgate.template.fault.Spot;
import io.fleetgate.template.value.Value;
import java.util.List;

/** What can be evaluated, with the line on which it stands. */
public sealed interface Expression {
    Spot spot();

    /** A constant. */
    record Literal(Value value, Spot spot) implements Expression {}

    /** The value of a name. */
    record Variable(String name, Spot spot) implements Expression {}

    /** {@code [a, b]}. */
    record Items(List<Expression> items, Spot spot) implements Expression {}

    /** <code>{"k": v}</code>. */
    record Entries(List<Entry> entries, Spot spot) implements Expression {}

    /** {@code target.name} or {@code target[name]}. */
    record Member(Expression target, Expression name, Spot spot) implements Expression {}

    /** {@code target.method(arguments)}. */
    record MethodCall(Expression target, String method, List<Expression> arguments, Spot spot) implements Expression {}

    /** {@code function(arguments)}, or a filter. */
    record FunctionCall(String function, List<Expression> arguments, Spot spot) implements Expression {}

    /** A call of a macro of the same template or of an imported one. */
    record MacroCall(String macro, List<Argument> arguments, Spot spot) implements Expression {}

    /** An operator between two expressions. */
    record Infix(InfixOperator operator, Expression left, Expression right, Spot spot) implements Expression {}

    /** An operator before an expression. */
    record Prefix(PrefixOperator operator, Expression operand, Spot spot) implements Expression {}

    /** {@code condition ? yes : no}. */
    record Choice(Expression condition, Expression yes, Expression no, Spot spot) implements Expression {}

    /** {@code operand is test} or {@code operand is not test}. */
    record Check(Expression operand, Question question, boolean negated, Spot spot) implements Expression {}
}
