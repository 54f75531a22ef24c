package io.fleetgate.template.operation;

import io.fleetgate.template.budget.BoundedText;
import io.fleetgate.template.budget.Meter;
import io.fleetgate.template.fault.TemplateStop;
import io.fleetgate.template.tree.InfixOperator;
import io.fleetgate.template.value.Value;
import java.util.ArrayList;
import java.util.List;

/** What the operators between two values do; {@code and} and {@code or}, which may not look at the right, are not here. */
public final class Infixes {
    private final Meter meter;
    private final Comparison comparison;

    public Infixes(Meter meter) {
        this.meter = meter;
        this.comparison = new Comparison(meter);
    }

    public Value apply(InfixOperator operator, Value left, Value right) {
        return switch (operator) {
            case AND -> Value.of(Truths.of(left) && Truths.of(right));
            case OR -> Value.of(Truths.of(left) || Truths.of(right));
            case CONTAINS -> Value.of(comparison.contains(left, right));
            case EQUAL -> Value.of(comparison.equal(left, right));
            case NOT_EQUAL -> Value.of(!comparison.equal(left, right));
            case GREATER -> Value.of(comparison.compare(left, right) > 0);
            case LESS -> Value.of(comparison.compare(left, right) < 0);
            case GREATER_OR_EQUAL -> Value.of(comparison.compare(left, right) >= 0);
            case LESS_OR_EQUAL -> Value.of(comparison.compare(left, right) <= 0);
            case PLUS -> plus(left, right);
            case MINUS -> Numbers.subtract(left, right);
            case TIMES -> Numbers.multiply(left, right);
            case DIVIDED -> Numbers.divide(left, right);
            case MODULO -> Numbers.modulo(left, right);
            case JOINED -> joined(left, right);
            case TO -> range(left, right);
        };
    }

    private Value plus(Value left, Value right) {
        if (left instanceof Value.Sequence(List<Value> first) && right instanceof Value.Sequence(List<Value> second)) {
            meter.elements(first.size() + (long) second.size());
            List<Value> both = new ArrayList<>(first);
            both.addAll(second);
            return new Value.Sequence(both);
        }
        return left instanceof Value.Text || right instanceof Value.Text
                ? joined(left, right)
                : Numbers.add(left, right);
    }

    private Value joined(Value left, Value right) {
        return Value.of(new BoundedText(meter)
                .append(Texts.of(left))
                .append(Texts.of(right))
                .toString());
    }

    /** Both ends belong to it. */
    private Value range(Value left, Value right) {
        if (!(left instanceof Value.Whole(long first)) || !(right instanceof Value.Whole(long last))) {
            throw TemplateStop.wrongValue("counts from " + left.kind() + " to " + right.kind());
        }
        List<Value> numbers = new ArrayList<>();
        for (long number = first; number <= last; number++) {
            meter.elements(1);
            numbers.add(Value.of(number));
            if (number == Long.MAX_VALUE) {
                break;
            }
        }
        return new Value.Sequence(numbers);
    }
}
