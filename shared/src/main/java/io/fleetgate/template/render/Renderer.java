package io.fleetgate.template.render;

import io.fleetgate.template.budget.Meter;
import io.fleetgate.template.fault.Place;
import io.fleetgate.template.fault.TemplateStop;
import io.fleetgate.template.function.FirstSeen;
import io.fleetgate.template.operation.Texts;
import io.fleetgate.template.operation.Truths;
import io.fleetgate.template.structure.DocumentText;
import io.fleetgate.template.structure.Piece;
import io.fleetgate.template.structure.StructureCheck;
import io.fleetgate.template.tree.Argument;
import io.fleetgate.template.tree.Expression;
import io.fleetgate.template.tree.Macro;
import io.fleetgate.template.tree.Statement;
import io.fleetgate.template.tree.Template;
import io.fleetgate.template.value.Value;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Runs the statements of one rendering. */
public final class Renderer {
    private final Library library;
    private final Meter meter;
    private final Scope context;
    private final Trace trace = new Trace();
    private final Evaluator evaluator;
    private final Printer printer;

    /** Whether the result is to be documents. */
    private boolean guards;

    public Renderer(Library library, Map<String, Value> context, Meter meter, FirstSeen seen) {
        this.library = library;
        this.meter = meter;
        this.context = Scope.of(context);
        this.evaluator = new Evaluator(meter, trace, seen, this::call);
        this.printer = new Printer(meter, trace, evaluator, this::macro);
    }

    /** The text of a template; fails with a {@link TemplateStop}, whose place {@link #chain} knows then. */
    public String text(String entry) {
        Output.Plain output = new Output.Plain(meter);
        template(entry, context.inner(), output);
        return output.text();
    }

    /** The same for a template of Kubernetes documents; fails also where a value would become structure of them. */
    public String documents(String entry) {
        guards = true;
        DocumentText text = new DocumentText(meter);
        template(entry, context.inner(), new Output.Documents(text));
        Piece piece = text.piece();
        StructureCheck.document(piece, meter).ifPresent(this::fail);
        return piece.text();
    }

    private void fail(StructureCheck.Misplaced misplaced) {
        trace.set(misplaced.insertion().chain());
        throw TemplateStop.wrongValue(misplaced.message());
    }

    /** Where the rendering is, or stopped. */
    public List<Place> chain() {
        return trace.chain();
    }

    private void template(String name, Scope scope, Output output) {
        Template template = library.templates().get(name);
        if (template == null) {
            throw TemplateStop.undefined("has no template \"" + name + "\"");
        }
        meter.calls(trace.depth());
        trace.enter(name);
        run(template.body(), scope, output);
        trace.leave();
    }

    private void run(List<Statement> statements, Scope scope, Output output) {
        meter.enter();
        for (Statement statement : statements) {
            meter.step();
            switch (statement) {
                case Statement.Text(String text) -> output.write(text);
                case Statement.Print(Expression value) -> print(value, scope, output);
                case Statement.If condition -> branch(condition, scope, output);
                case Statement.For loop -> loop(loop, scope, output);
                case Statement.Assign(String name, Expression value) ->
                    scope.set(name, evaluator.evaluate(value, scope));
                case Statement.Include include -> include(include, scope, output);
            }
        }
        meter.leave();
    }

    private void print(Expression value, Scope scope, Output output) {
        switch (output) {
            case Output.Plain plain -> plain.write(Texts.of(evaluator.evaluate(value, scope)));
            case Output.Documents(DocumentText text) -> text.write(printer.piece(value, scope));
        }
    }

    private void branch(Statement.If condition, Scope scope, Output output) {
        for (Statement.Branch branch : condition.branches()) {
            if (Truths.of(evaluator.evaluate(branch.condition(), scope))) {
                run(branch.body(), scope, output);
                return;
            }
        }
        run(condition.otherwise(), scope, output);
    }

    private void loop(Statement.For loop, Scope scope, Output output) {
        Value over = evaluator.evaluate(loop.over(), scope);
        List<Value> items = Elements.of(over, meter);
        for (int index = 0; index < items.size(); index++) {
            meter.step();
            Scope inner = scope.inner();
            inner.define(loop.variable(), items.get(index));
            inner.define("loop", Elements.position(index, items.size()));
            run(loop.body(), inner, output);
        }
        if (items.isEmpty()) {
            run(loop.otherwise(), scope, output);
        }
    }

    private void include(Statement.Include include, Scope scope, Output output) {
        trace.at(include.spot());
        Scope inner = scope.inner();
        evaluator.entries(include.with(), scope).forEach(inner::define);
        trace.at(include.spot());
        template(include.template(), inner, output);
    }

    /** The text of a macro as a value. In documents it may go anywhere, so that only what is harmless may be in it. */
    private Value call(Expression.MacroCall call, Scope caller) {
        String text;
        if (guards) {
            DocumentText written = new DocumentText(meter);
            macro(call, caller, new Output.Documents(written));
            StructureCheck.fragment(written.piece(), meter).ifPresent(this::fail);
            text = written.piece().text();
        } else {
            Output.Plain output = new Output.Plain(meter);
            macro(call, caller, output);
            text = output.text();
        }
        meter.text(text.length());
        return Value.of(text);
    }

    /** A macro sees its parameters and the context, and nothing of the place that calls it. */
    private void macro(Expression.MacroCall call, Scope caller, Output output) {
        Macro macro = library.macros().getOrDefault(trace.template(), Map.of()).get(call.macro());
        if (macro == null) {
            throw TemplateStop.undefined("has no macro \"" + call.macro() + "\"");
        }
        Map<String, Value> given = given(macro, call.arguments(), caller);
        trace.at(call.spot());
        meter.calls(trace.depth());
        trace.enter(macro.home());
        Scope scope = context.inner();
        for (Macro.Parameter parameter : macro.parameters()) {
            Value value = given.get(parameter.name());
            scope.define(parameter.name(), value == null ? evaluator.evaluate(parameter.preset(), scope) : value);
        }
        run(macro.body(), scope, output);
        trace.leave();
    }

    private Map<String, Value> given(Macro macro, List<Argument> arguments, Scope caller) {
        Map<String, Value> given = new LinkedHashMap<>();
        List<String> names =
                macro.parameters().stream().map(Macro.Parameter::name).toList();
        for (int index = 0; index < arguments.size(); index++) {
            Argument argument = arguments.get(index);
            boolean positional = argument.name().isEmpty();
            if (positional ? index >= names.size() : !names.contains(argument.name())) {
                throw TemplateStop.wrongValue("calls " + macro.name() + " with an argument that it does not take");
            }
            given.put(positional ? names.get(index) : argument.name(), evaluator.evaluate(argument.value(), caller));
        }
        return given;
    }
}
