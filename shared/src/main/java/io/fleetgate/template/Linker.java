package io.fleetgate.template;

import io.fleetgate.template.fault.Fault;
import io.fleetgate.template.fault.Place;
import io.fleetgate.template.fault.Spot;
import io.fleetgate.template.fault.TemplateError;
import io.fleetgate.template.function.Functions;
import io.fleetgate.template.published.PublishedSyntax;
import io.fleetgate.template.render.Library;
import io.fleetgate.template.syntax.TemplateParser;
import io.fleetgate.template.syntax.TemplateParser.Parsed;
import io.fleetgate.template.tree.Expression;
import io.fleetgate.template.tree.Import;
import io.fleetgate.template.tree.Macro;
import io.fleetgate.template.tree.Statement;
import io.fleetgate.template.tree.Template;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Parses templates and connects them by their names: what one includes, imports or calls must exist. */
final class Linker {
    private final Map<String, Template> templates = new LinkedHashMap<>();
    private final List<TemplateError> errors = new ArrayList<>();

    Compilation link(Map<String, String> sources) {
        sources.forEach(this::parse);
        if (!errors.isEmpty()) {
            return new Compilation.Broken(errors);
        }
        Map<String, Map<String, Macro>> macros = new LinkedHashMap<>();
        for (Template template : templates.values()) {
            Map<String, Macro> known = macrosOf(template);
            macros.put(template.name(), Map.copyOf(known));
            checkIncludes(template);
            checkCalls(template, known);
        }
        return errors.isEmpty()
                ? new Compilation.Compiled(
                        new CompiledTemplates(new Library(Map.copyOf(templates), Map.copyOf(macros))))
                : new Compilation.Broken(errors);
    }

    private void parse(String name, String source) {
        switch (TemplateParser.parse(name, source)) {
            case Parsed.Tree(Template template) -> templates.put(name, template);
            case Parsed.Mistake(TemplateError error) -> addMistakes(name, source, error);
        }
    }

    /** What is written in the published syntax tells the author more than where our parser gave up. */
    private void addMistakes(String name, String source, TemplateError error) {
        List<TemplateError> published = PublishedSyntax.differences(name, source);
        errors.addAll(published.isEmpty() ? List.of(error) : published);
    }

    /** Its own and the imported ones; an imported template's imports are its own affair. */
    private Map<String, Macro> macrosOf(Template template) {
        Map<String, Macro> known = new LinkedHashMap<>(template.macros());
        for (Import imported : template.imports()) {
            Template other = templates.get(imported.template());
            if (other == null) {
                undefined(template, imported.spot(), "imports the template \"" + imported.template() + "\"");
            } else {
                addImported(known, other, template, imported);
            }
        }
        return known;
    }

    private void addImported(Map<String, Macro> known, Template other, Template template, Import imported) {
        if (imported.macro().isEmpty()) {
            other.macros().forEach((name, macro) -> add(known, name, macro, template, imported.spot()));
            return;
        }
        Macro macro = other.macros().get(imported.macro());
        if (macro == null) {
            undefined(template, imported.spot(), "imports the macro \"" + imported.macro() + "\"");
        } else {
            add(known, imported.alias(), macro, template, imported.spot());
        }
    }

    private void add(Map<String, Macro> known, String name, Macro macro, Template template, Spot spot) {
        Macro earlier = known.putIfAbsent(name, macro);
        if (earlier != null
                && !(earlier.home().equals(macro.home()) && earlier.name().equals(macro.name()))) {
            errors.add(error(Fault.SYNTAX, template, spot, "knows two macros by the name \"" + name + "\""));
        }
    }

    private void checkIncludes(Template template) {
        for (Statement.Include include : template.includes()) {
            if (!templates.containsKey(include.template())) {
                undefined(template, include.spot(), "includes the template \"" + include.template() + "\"");
            }
        }
    }

    private void checkCalls(Template template, Map<String, Macro> known) {
        for (Expression.MacroCall call : template.uses()) {
            if (!known.containsKey(call.macro())) {
                errors.add(error(Fault.REFUSED, template, call.spot(), Functions.refusal(call.macro())));
            }
        }
    }

    private void undefined(Template template, Spot spot, String what) {
        errors.add(error(Fault.UNDEFINED, template, spot, what + ", which does not exist"));
    }

    private static TemplateError error(Fault fault, Template template, Spot spot, String message) {
        return new TemplateError(fault, message, List.of(Place.of(template.name(), spot)));
    }
}
