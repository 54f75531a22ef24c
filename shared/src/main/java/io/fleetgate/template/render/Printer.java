package io.fleetgate.template.render;

import io.fleetgate.template.budget.Meter;
import io.fleetgate.template.fault.Spot;
import io.fleetgate.template.operation.Texts;
import io.fleetgate.template.operation.Truths;
import io.fleetgate.template.structure.DocumentText;
import io.fleetgate.template.structure.Piece;
import io.fleetgate.template.structure.Pieces;
import io.fleetgate.template.tree.Expression;
import io.fleetgate.template.tree.InfixOperator;
import io.fleetgate.template.value.Value;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Writes expressions into documents, keeping apart what the author wrote from the strings that came from elsewhere. */
final class Printer {
    private final Meter meter;
    private final Trace trace;
    private final Evaluator evaluator;
    private final Macros macros;
    private final Pieces pieces;

    /** Writes the text of a macro. */
    @FunctionalInterface
    interface Macros {
        void run(Expression.MacroCall call, Scope caller, Output output);
    }

    Printer(Meter meter, Trace trace, Evaluator evaluator, Macros macros) {
        this.meter = meter;
        this.trace = trace;
        this.evaluator = evaluator;
        this.macros = macros;
        this.pieces = new Pieces(meter);
    }

    Piece piece(Expression expression, Scope scope) {
        meter.step();
        meter.enter();
        Piece piece = switch (expression) {
            case Expression.Literal(Value literal, Spot _) -> Piece.written(Texts.of(literal));
            case Expression.Choice(Expression condition, Expression yes, Expression no, Spot _) ->
                piece(Truths.of(evaluator.evaluate(condition, scope)) ? yes : no, scope);
            case Expression.Infix(InfixOperator operator, Expression left, Expression right, Spot _)
            when operator == InfixOperator.JOINED -> joined(piece(left, scope), piece(right, scope));
            case Expression.MacroCall call -> macro(call, scope);
            case Expression.FunctionCall call -> function(call, scope);
            case Expression _ -> plain(evaluator.evaluate(expression, scope));
        };
        meter.leave();
        return piece;
    }

    private Piece plain(Value value) {
        return value instanceof Value.Text(String text)
                ? pieces.plain(text, trace.chain())
                : Piece.written(Texts.of(value));
    }

    private Piece joined(Piece left, Piece right) {
        DocumentText both = new DocumentText(meter);
        both.write(left);
        both.write(right);
        return both.piece();
    }

    private Piece macro(Expression.MacroCall call, Scope scope) {
        DocumentText text = new DocumentText(meter);
        macros.run(call, scope, new Output.Documents(text));
        return text.piece();
    }

    private Piece function(Expression.FunctionCall call, Scope scope) {
        Optional<Safety> safety = Safety.of(call);
        if (safety.isEmpty()) {
            return plain(evaluator.evaluate(call, scope));
        }
        Expression argument = call.arguments().getFirst();
        return switch (safety.get()) {
            case RAW -> Piece.written(Texts.of(evaluator.evaluate(argument, scope)));
            case QUOTE -> pieces.quoted(Texts.of(evaluator.evaluate(argument, scope)), trace.chain());
            case NOTATION ->
                pieces.notation(
                        evaluator.evaluate(argument, scope), value -> called(call, value, List.of()), trace.chain());
            case INDENT -> {
                Piece inner = piece(argument, scope);
                List<Value> others = new ArrayList<>();
                for (Expression other :
                        call.arguments().subList(1, call.arguments().size())) {
                    others.add(evaluator.evaluate(other, scope));
                }
                trace.at(call.spot());
                yield inner.mapped(text -> called(call, Value.of(text), others));
            }
        };
    }

    private String called(Expression.FunctionCall call, Value first, List<Value> others) {
        List<Value> arguments = new ArrayList<>();
        arguments.add(first);
        arguments.addAll(others);
        return Texts.of(evaluator.call(call.function(), arguments));
    }
}
