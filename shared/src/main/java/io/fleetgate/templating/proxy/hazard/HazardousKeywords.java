package io.fleetgate.templating.proxy.hazard;

import io.fleetgate.templating.proxy.line.ConfigLine;
import io.fleetgate.templating.proxy.line.Section;
import java.util.Optional;
import java.util.Set;

/** Keywords by which HAProxy runs or loads something, leaves its folder or its user, or reads another configuration. */
final class HazardousKeywords {
    private static final Set<String> REFUSED = Set.of(
            "external-check",
            "program",
            "setenv",
            "presetenv",
            "resetenv",
            "unsetenv",
            "chroot",
            "uid",
            "gid",
            "setcap",
            "module-load",
            "module-path",
            "insecure-fork-wanted",
            "insecure-setuid-wanted",
            "ssl-engine",
            "ssl-provider",
            "ssl-provider-path",
            "backing-file",
            "default-path",
            "include");

    private static final Set<String> IDENTITY = Set.of("user", "group");
    private static final String LUA = "lua-";

    /** Others read a configuration of their own or load a library. */
    private static final Set<String> FILTERS =
            Set.of("cache", "compression", "comp-req", "comp-res", "trace", "fcgi-app", "bwlim-in", "bwlim-out");

    /** HAProxy complains of others, and does what they say all the same. */
    private static final Set<String> NEGATED = Set.of("option", "log");

    private Optional<Section> section = Optional.empty();

    /** Why a line is refused; empty if it is not. Lines are to come in their order, for some words mean harm only in some sections. */
    String in(ConfigLine line) {
        ConfigLine positive = line.withoutNegation();
        section = Section.begunBy(positive).or(() -> section);
        String keyword = positive.keyword();
        if (keyword.startsWith(".") || keyword.startsWith("[")) {
            return "a directive";
        }
        if (!positive.equals(line) && !NEGATED.contains(keyword)) {
            return "\"" + line.keyword() + "\" before anything but \"option\" and \"log\"";
        }
        boolean isIdentity = IDENTITY.contains(keyword)
                && section.filter(Section.USERLIST::equals).isEmpty();
        if (REFUSED.contains(keyword) || keyword.startsWith(LUA) || isIdentity) {
            return "\"" + keyword + "\" is not checked by HAProxy here";
        }
        if (keyword.equals("filter") && !FILTERS.contains(positive.word(1))) {
            return "a filter with a configuration of its own";
        }
        return "";
    }
}
