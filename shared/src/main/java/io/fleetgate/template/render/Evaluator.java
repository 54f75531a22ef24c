package io.fleetgate.template.render;

import io.fleetgate.template.budget.Meter;
import io.fleetgate.template.fault.Fault;
import io.fleetgate.template.fault.Spot;
import io.fleetgate.template.fault.TemplateStop;
import io.fleetgate.template.function.FirstSeen;
import io.fleetgate.template.function.Functions;
import io.fleetgate.template.operation.Infixes;
import io.fleetgate.template.operation.Members;
import io.fleetgate.template.operation.Numbers;
import io.fleetgate.template.operation.Texts;
import io.fleetgate.template.operation.Truths;
import io.fleetgate.template.tree.Entry;
import io.fleetgate.template.tree.Expression;
import io.fleetgate.template.tree.InfixOperator;
import io.fleetgate.template.tree.Question;
import io.fleetgate.template.value.Value;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.BiFunction;

/** The values of expressions. */
final class Evaluator {
    private final Meter meter;
    private final Trace trace;
    private final FirstSeen seen;
    private final Infixes infixes;
    private final BiFunction<Expression.MacroCall, Scope, Value> macros;

    Evaluator(Meter meter, Trace trace, FirstSeen seen, BiFunction<Expression.MacroCall, Scope, Value> macros) {
        this.meter = meter;
        this.trace = trace;
        this.seen = seen;
        this.infixes = new Infixes(meter);
        this.macros = macros;
    }

    Value evaluate(Expression expression, Scope scope) {
        meter.step();
        meter.enter();
        trace.at(expression.spot());
        Value value = switch (expression) {
            case Expression.Literal(Value literal, Spot _) -> literal;
            case Expression.Variable(String name, Spot _) -> variable(name, scope);
            case Expression.Items(List<Expression> items, Spot _) -> new Value.Sequence(all(items, scope));
            case Expression.Entries(List<Entry> entries, Spot _) -> new Value.Mapping(entries(entries, scope));
            case Expression.Member member -> member(member, scope);
            case Expression.MethodCall call -> method(call, scope);
            case Expression.FunctionCall call -> function(call, scope);
            case Expression.MacroCall call -> macros.apply(call, scope);
            case Expression.Infix infix -> infix(infix, scope);
            case Expression.Prefix prefix -> prefix(prefix, scope);
            case Expression.Choice(Expression condition, Expression yes, Expression no, Spot _) ->
                evaluate(Truths.of(evaluate(condition, scope)) ? yes : no, scope);
            case Expression.Check check -> check(check, scope);
        };
        meter.leave();
        return value;
    }

    /** In the order in which they are written; the later of two entries with the same key counts. */
    Map<String, Value> entries(List<Entry> entries, Scope scope) {
        meter.elements(entries.size());
        Map<String, Value> values = new LinkedHashMap<>();
        for (Entry entry : entries) {
            values.put(Texts.of(evaluate(entry.key(), scope)), evaluate(entry.value(), scope));
        }
        return values;
    }

    private static Value variable(String name, Scope scope) {
        Value value = scope.get(name);
        if (value == null) {
            throw TemplateStop.undefined("has no variable \"" + name + "\"");
        }
        return value;
    }

    private List<Value> all(List<Expression> expressions, Scope scope) {
        meter.elements(expressions.size());
        List<Value> values = new ArrayList<>(expressions.size());
        for (Expression expression : expressions) {
            values.add(evaluate(expression, scope));
        }
        return values;
    }

    private Value member(Expression.Member member, Scope scope) {
        Value target = evaluate(member.target(), scope);
        Value name = evaluate(member.name(), scope);
        trace.at(member.spot());
        return Members.read(target, name);
    }

    private Value method(Expression.MethodCall call, Scope scope) {
        Value target = evaluate(call.target(), scope);
        List<Value> arguments = all(call.arguments(), scope);
        trace.at(call.spot());
        if (!(target instanceof Value.Receiver receiver)) {
            throw TemplateStop.wrongValue("calls " + call.method() + " of " + target.kind());
        }
        if (!receiver.hasMethod(call.method())) {
            throw TemplateStop.undefined("has no method \"" + call.method() + "\"");
        }
        try {
            return receiver.call(call.method(), arguments);
        } catch (IllegalArgumentException e) {
            throw TemplateStop.wrongValue(call.method() + ": " + e.getMessage());
        }
    }

    private Value function(Expression.FunctionCall call, Scope scope) {
        boolean survives = Functions.survivesUndefined(call.function());
        List<Value> arguments = new ArrayList<>(call.arguments().size());
        for (Expression argument : call.arguments()) {
            arguments.add(survives ? evaluateOrNothing(argument, scope) : evaluate(argument, scope));
        }
        trace.at(call.spot());
        return call(call.function(), arguments);
    }

    Value call(String function, List<Value> arguments) {
        return Functions.call(function, arguments, meter, seen);
    }

    private Value infix(Expression.Infix infix, Scope scope) {
        Value left = evaluate(infix.left(), scope);
        if (infix.operator() == InfixOperator.AND || infix.operator() == InfixOperator.OR) {
            boolean decided = Truths.of(left) == (infix.operator() == InfixOperator.OR);
            return Value.of(decided ? Truths.of(left) : Truths.of(evaluate(infix.right(), scope)));
        }
        Value right = evaluate(infix.right(), scope);
        trace.at(infix.spot());
        return infixes.apply(infix.operator(), left, right);
    }

    private Value prefix(Expression.Prefix prefix, Scope scope) {
        Value operand = evaluate(prefix.operand(), scope);
        return switch (prefix.operator()) {
            case NOT -> Value.of(!Truths.of(operand));
            case PLUS -> Numbers.add(Value.of(0), operand);
            case MINUS -> Numbers.negate(operand);
        };
    }

    private Value check(Expression.Check check, Scope scope) {
        Value operand = check.question() == Question.DEFINED
                ? evaluateOrNothing(check.operand(), scope)
                : evaluate(check.operand(), scope);
        trace.at(check.spot());
        return Value.of(Truths.answer(check.question(), operand) != check.negated());
    }

    /** Nothing for what is not defined; every other failure, and what was paid until then, stays. */
    private Value evaluateOrNothing(Expression expression, Scope scope) {
        int depth = meter.depth();
        int frames = trace.depth();
        try {
            return evaluate(expression, scope);
        } catch (TemplateStop stop) {
            if (stop.fault() != Fault.UNDEFINED) {
                throw stop;
            }
            meter.returnTo(depth);
            trace.returnTo(frames);
            return Value.NOTHING;
        }
    }
}
