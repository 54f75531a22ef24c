package io.fleetgate.template.tree;

import io.fleetgate.template.fault.Spot;
import java.util.List;

/** What a template consists of. */
public sealed interface Statement {

    /** Text that stands for itself. */
    record Text(String text) implements Statement {}

    /** <code>{{ value }}</code>. */
    record Print(Expression value) implements Statement {}

    /** The first branch whose condition holds, else {@code otherwise}. */
    record If(List<Branch> branches, List<Statement> otherwise) implements Statement {}

    /** The body for each element, or {@code otherwise} if there is none. */
    record For(String variable, Expression over, List<Statement> body, List<Statement> otherwise)
            implements Statement {}

    /** Gives a name a value. */
    record Assign(String name, Expression value) implements Statement {}

    /** Renders a snippet in place, with more variables. */
    record Include(String template, List<Entry> with, Spot spot) implements Statement {}

    /** One condition of an {@link If} and what it leads to. */
    record Branch(Expression condition, List<Statement> body) {}
}
