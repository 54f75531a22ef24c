package io.fleetgate.template.syntax;

import io.fleetgate.template.fault.Spot;
import io.fleetgate.template.tree.Expression;
import io.fleetgate.template.tree.Import;
import io.fleetgate.template.tree.Macro;
import io.fleetgate.template.tree.Statement;
import io.fleetgate.template.tree.Template;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** What a template offers to others and wants of them, found while it is parsed. */
final class References {
    private final String template;
    private final List<Expression.MacroCall> uses = new ArrayList<>();
    private final List<Import> imports = new ArrayList<>();
    private final List<Statement.Include> includes = new ArrayList<>();
    private final Map<String, Macro> macros = new LinkedHashMap<>();

    References(String template) {
        this.template = template;
    }

    void add(Expression.MacroCall call) {
        uses.add(call);
    }

    void add(Import wanted) {
        imports.add(wanted);
    }

    void add(Statement.Include include) {
        includes.add(include);
    }

    void add(String macro, List<Macro.Parameter> parameters, List<Statement> body, Spot spot) throws SyntaxStop {
        if (macros.putIfAbsent(macro, new Macro(template, macro, parameters, body)) != null) {
            throw SyntaxStop.syntax("defines the macro \"" + macro + "\" twice", spot);
        }
    }

    Template template(List<Statement> body) {
        return new Template(
                template, body, Map.copyOf(macros), List.copyOf(imports), List.copyOf(includes), List.copyOf(uses));
    }
}
