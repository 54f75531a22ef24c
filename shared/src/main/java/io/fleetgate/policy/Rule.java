package io.fleetgate.policy;

import java.util.Arrays;
import java.util.Optional;

/** Every rule of admission. The wire names are API: what one stands for never changes. */
public enum Rule {
    TYPES("types", Choice.FIXED, Mode.ENFORCE, "Every field has the JSON type of its kind."),
    REQUIRED_FIELDS(
            "required-fields",
            Choice.FIXED,
            Mode.ENFORCE,
            "A Release, RenderArtifact or RenderBinding names what it cannot do without."),
    REGISTRY_FLAVOR("registry-flavor", Choice.FIXED, Mode.ENFORCE, "A Registry with a webhookPath has a flavor."),
    REGISTRY_SCAN_INTERVAL(
            "registry-scan-interval",
            Choice.FIXED,
            Mode.ENFORCE,
            "The scanInterval of a Registry is a duration greater than zero."),
    IMMUTABLE_UNIQUE_NAME(
            "immutable-unique-name",
            Choice.FIXED,
            Mode.ENFORCE,
            "The uniqueName of a Release never changes once it is set."),
    IMMUTABLE_RENDERER_CONFIG(
            "immutable-renderer-config",
            Choice.FIXED,
            Mode.ENFORCE,
            "The renderer configuration of a RenderTask never changes."),
    CONTRADICTORY_REFERENCES(
            "contradictory-references",
            Choice.FIXED,
            Mode.ENFORCE,
            "The flat and the nested form of a reference, where both are written, name one namespace."),
    CONFIG_STRUCTURE(
            "config-structure",
            Choice.FIXED,
            Mode.ENFORCE,
            "A HAProxyTemplateConfig watches what can be watched, and its settings can be kept to."),
    CONFIG_TEMPLATES(
            "config-templates",
            Choice.FIXED,
            Mode.ENFORCE,
            "Every template of a HAProxyTemplateConfig compiles, snippets that nobody takes in included."),
    UNIQUE_NAME_FORMAT(
            "unique-name-format",
            Choice.ANY,
            Mode.ENFORCE,
            "The uniqueName of a new Release is a DNS label, so that it can name objects on targets."),
    VALID_SELECTOR(
            "valid-selector",
            Choice.ANY,
            Mode.ENFORCE,
            "The selector of a Profile and the anti-affinity of a Release can be evaluated."),
    BLAST_RADIUS(
            "blast-radius",
            Choice.ANY,
            Mode.ENFORCE,
            "A change takes a Profile's release from few of its targets, or is approved; the one rule that denies deletions."),
    FIRST_UNIQUE_NAME(
            "first-unique-name",
            Choice.ANY,
            Mode.WARN,
            "A uniqueName set on a stored Release is the name it goes by on its targets, and a DNS label."),
    REGISTRY_HOSTNAME(
            "registry-hostname",
            Choice.ANY,
            Mode.WARN,
            "The hostname of a Registry carries no user name and no password."),
    UNKNOWN_FIELDS("unknown-fields", Choice.ANY, Mode.WARN, "An object has no field that its kind does not have."),
    MISSING_GRANT(
            "missing-grant", Choice.ANY, Mode.WARN, "A ReferenceGrant permits every reference into another namespace."),
    MISSING_REFERENCE("missing-reference", Choice.ANY, Mode.WARN, "What an object refers to exists."),
    NO_EFFECT("no-effect", Choice.ANY, Mode.WARN, "A Profile names a release, and a ReferenceGrant grants something."),
    SELECTS_EVERYTHING(
            "selects-everything", Choice.ANY, Mode.WARN, "The selector of a Profile narrows the targets down."),
    TARGET_CHANGES("target-changes", Choice.ANY, Mode.WARN, "No target gains, switches or loses a release."),
    TENANT_EVICTION(
            "tenant-eviction",
            Choice.ANY,
            Mode.WARN,
            "No release of another namespace loses its place on a target to the object."),
    SILENT_ABSENCE(
            "silent-absence",
            Choice.ANY,
            Mode.WARN,
            "Where releases compete for a unique name, one of them is deployed."),
    PRIORITY_TIES("priority-ties", Choice.ANY, Mode.WARN, "Priorities, not names, decide between candidates."),
    DUPLICATE_OUTPUT_NAMES(
            "duplicate-output-names",
            Choice.ANY,
            Mode.WARN,
            "Releases on one target are deployed under names of their own."),
    LIVE_BINDINGS("live-bindings", Choice.UP_TO_WARN, Mode.WARN, "A Profile or Release that is deleted binds nothing."),
    STAYS_TERMINATING(
            "stays-terminating", Choice.UP_TO_WARN, Mode.WARN, "An object that is deleted is held by nothing.");

    private final String wireName;
    private final Choice choice;
    private final Mode defaultMode;
    private final String description;

    Rule(String wireName, Choice choice, Mode defaultMode, String description) {
        this.wireName = wireName;
        this.choice = choice;
        this.defaultMode = defaultMode;
        this.description = description;
    }

    /** Which modes there are to choose from. */
    public enum Choice {
        /** Every mode. */
        ANY(Mode.OFF, Mode.ENFORCE, "choose one of these"),
        /** Everything but to enforce: the rule is about deletions. */
        UP_TO_WARN(Mode.OFF, Mode.WARN, "choose one of these, a deletion is never denied for it"),
        /** No choice: without the rule an object has no meaning that others agree on. */
        FIXED(Mode.ENFORCE, Mode.ENFORCE, "leave it out, every reader of these objects relies on the rule");

        private final Mode mildest;
        private final Mode strictest;
        private final String fix;

        Choice(Mode mildest, Mode strictest, String fix) {
            this.mildest = mildest;
            this.strictest = strictest;
            this.fix = fix;
        }

        /** Whether the rule can be given this mode. */
        public boolean permits(Mode mode) {
            return mode.compareTo(mildest) >= 0 && mode.compareTo(strictest) <= 0;
        }

        /** What to do about a mode that there is not. */
        String fix() {
            return fix;
        }
    }

    /** The spelling used in settings and documentation: kebab-case. */
    public String wireName() {
        return wireName;
    }

    public Choice choice() {
        return choice;
    }

    public Mode defaultMode() {
        return defaultMode;
    }

    /** One sentence: what holds where the rule has nothing to report. */
    public String description() {
        return description;
    }

    /** The rule of a wire name. */
    public static Optional<Rule> find(String wireName) {
        return Arrays.stream(values())
                .filter(rule -> rule.wireName.equals(wireName))
                .findFirst();
    }
}
