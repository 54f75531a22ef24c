package io.fleetgate.template.published;

import java.util.regex.Pattern;

/**
 * What the published language writes otherwise; where two fit the same code, the first one tells. Every repetition has an
 * end, so that the search takes time in proportion to the template, whatever it is.
 */
enum Construct {
    CODE_BLOCK("\\{%%", "{%% ... %%}", "one tag for each statement, such as {% set x = 1 %}"),
    RANGE_LOOP(
            "\\bfor\\s{1,9}NAME(\\s{0,9},\\s{0,9}NAME)?\\s{0,9}:=\\s{0,9}range\\b",
            "for _, x := range xs",
            "for x in xs; of a map, x.key and x.value"),
    COUNTING_LOOP(
            "\\bfor\\s{1,9}NAME\\s{0,9}:=[^;%}]{0,200};[^;%}]{0,200};",
            "for i := 0; i < n; i++", "for i in 0..(n - 1), or for i in seq(n)"),
    PAIR_LOOP(
            "\\bfor\\s{1,9}NAME\\s{0,9},\\s{0,9}NAME\\s{1,9}in\\b",
            "for k, v in map",
            "for e in map, with e.key and e.value"),
    RANGE("\\brange\\s", "range xs", "for x in xs"),
    ELSE_IF("\\{%-?\\s{0,9}else\\s{1,9}if\\b", "else if", "elseif"),
    END(
            "\\{%-?\\s{0,9}end(\\s{1,9}(if|for|macro|raw|using|switch|select))?\\s{0,9}-?%\\}",
            "end", "endif, endfor or endmacro"),
    TYPED_MACRO(
            "\\bmacro\\s{1,9}NAME\\s{0,9}\\([^()]{0,200}NAME\\s{1,9}[\\[\\]*A-Za-z_][^()]{0,200}\\)",
            "macro M(a string)",
            "macro m(a), without types; a = 'x' gives a default"),
    BARE_MACRO("\\bmacro\\s{1,9}NAME\\s{0,9}-?%\\}", "macro M", "macro m(), with parentheses"),
    IMPORT("\\bimport\\s{0,9}\"[^\"\\n]{0,200}\"\\s{0,9}for\\b", "import \"t\" for M", "from 't' import m"),
    VAR("\\bvar\\s{1,9}NAME", "var x = 1", "set x = 1"),
    CONST("\\bconst\\s{1,9}NAME", "const x = 1", "set x = 1"),
    SHORT_ASSIGNMENT("\\bNAME(\\s{0,9},\\s{0,9}NAME){0,5}\\s{0,9}:=", "x := 1", "set x = 1"),
    COMPOUND_ASSIGNMENT("\\bNAME\\s{0,9}(\\+=|-=|\\*=|/=|\\+\\+|--)", "x += 1, x++", "set x = x + 1"),
    BARE_ASSIGNMENT("\\{%-?\\s{0,9}(?!set\\b)NAME\\s{0,9}=(?!=)", "x = 1", "set x = 1"),
    SHOW("\\{%-?\\s{0,9}show\\b", "show x", "{{ x }}"),
    RENDER_GLOB("\\brender_glob\\b", "render_glob \"a-*\"", "one {% include 'a-1' %} for each snippet"),
    RENDER(
            "\\brender\\s{0,9}(\\(|[\"`'A-Za-z_])",
            "render \"t\"",
            "{% include 't' %}, which sees the variables around it"),
    INHERIT_CONTEXT("\\binherit_context\\b", "inherit_context", "nothing: a snippet sees the variables around it"),
    SWITCH("\\{%-?\\s{0,9}(switch|case|select)\\b", "switch, case", "if and elseif"),
    BREAK(
            "\\{%-?\\s{0,9}(break|continue|return|goto|fallthrough)\\b",
            "break, continue", "an if around what is left of the loop"),
    GO("\\{%-?\\s{0,9}(go|defer)\\b", "go, defer", "nothing: a rendering is one sequence"),
    RAW("\\{%-?\\s{0,9}raw\\b", "raw ... end", "verbatim ... endverbatim"),
    USING("\\{%-?\\s{0,9}using\\b|;\\s{0,9}using\\b", "using", "a macro"),
    FUNCTION("\\bfunc\\s{0,9}\\(", "func() { ... }", "a macro, or a tag for each statement"),
    TYPE_ASSERTION(
            "\\.\\(\\s{0,9}\\*?[A-Za-z_\\[][^()]{0,200}(\\(\\))?[^()]{0,200}\\)",
            "x.(string)",
            "x alone, or tostring(x), toint(x)"),
    MAP_LITERAL("\\bmap\\s{0,9}\\[[^\\]]{0,200}\\]\\s{0,9}[A-Za-z_{.]", "map[string]any{\"k\": v}", "{'k': v}"),
    SLICE_LITERAL("\\[\\]\\s{0,9}NAME\\s{0,9}(\\{\\s{0,9}\\})?", "[]any{a, b}", "[a, b]"),
    AND("&&", "&&", "and"),
    OR("\\|\\|", "||", "or"),
    NOT("!(?!=)", "!x", "not x"),
    NIL("\\bnil\\b", "nil", "null, or x is null"),
    RAW_STRING("`", "`raw string`", "'string'"),
    SLICE("\\[[^\\[\\]:?{}]{0,200}:[^\\[\\]:?{}]{0,200}\\]", "xs[a:b]", "shard_slice, or split and join"),
    CONTAINS("\\bnot\\s{1,9}contains\\b", "not contains", "not (xs contains x)"),
    EXTENDS("\\{%-?\\s{0,9}extends\\b", "extends \"t\"", "{% include 't' %}");

    private final Pattern pattern;
    private final String published;
    private final String ours;

    Construct(String pattern, String published, String ours) {
        this.pattern = Pattern.compile(pattern.replace("NAME", "[A-Za-z_]\\w{0,63}+"));
        this.published = published;
        this.ours = ours;
    }

    Pattern pattern() {
        return pattern;
    }

    String published() {
        return published;
    }

    String ours() {
        return ours;
    }

    String sentence() {
        return "is written in the published syntax, \"" + published + "\"; write " + ours;
    }
}
