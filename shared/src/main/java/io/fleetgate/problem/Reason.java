package io.fleetgate.problem;

/** The stable, machine-readable class of a {@link Problem}; the constants' wire names are API and never change meaning. */
public enum Reason {
    /** A field that must be set is absent or empty. */
    REQUIRED("Required"),
    /** A value breaks a rule of its field. */
    INVALID("Invalid"),
    /** A value has the wrong JSON type. */
    INVALID_TYPE("InvalidType"),
    /** A field that never changes once set was changed or cleared. */
    IMMUTABLE("Immutable"),
    /** Two fields that mean the same say different things. */
    CONTRADICTION("Contradiction"),
    /** A field that its kind does not have; often a typing mistake. */
    UNKNOWN_FIELD("UnknownField"),
    /** An object of a kind that Fleetgate does not know; it is kept but not judged. */
    UNKNOWN_KIND("UnknownKind"),
    /** A known kind in a group or version that is not served. */
    UNKNOWN_VERSION("UnknownVersion"),
    /** Two documents with one identity. */
    DUPLICATE("Duplicate"),
    /** Text that is not the YAML or JSON it claims to be. */
    SYNTAX("Syntax"),
    /** More bytes, levels or aliases than are accepted. */
    TOO_LARGE("TooLarge"),
    /** A reference to an object that does not exist. */
    NOT_FOUND("NotFound"),
    /** A reference across namespaces that no ReferenceGrant permits. */
    NOT_GRANTED("NotGranted"),
    /** A change that moves the identity under which a release is known on its targets. */
    IDENTITY_MOVES("IdentityMoves"),
    /** A deletion that will not finish while something still refers to the object. */
    STAYS_TERMINATING("StaysTerminating"),
    /** A configuration that has no effect at all. */
    NO_EFFECT("NoEffect"),
    /** A selector that takes in everything because nothing narrows it. */
    SELECTS_EVERYTHING("SelectsEverything"),
    /** Something is bound to a target under a unique name, and nothing is accepted for it. */
    SILENT_ABSENCE("SilentAbsence"),
    /** A target to which nothing new is rendered until something else is mended. */
    RENDERING_BLOCKED("RenderingBlocked"),
    /** Targets on which nothing is deployed any more under some unique name. */
    TARGETS_LOSE("TargetsLose"),
    /** Targets on which some unique name is deployed from another release. */
    TARGETS_SWITCH("TargetsSwitch"),
    /** Targets on which something is deployed under a unique name that was not there. */
    TARGETS_GAIN("TargetsGain"),
    /** A release of another namespace that loses its place on targets to a competitor. */
    TENANT_EVICTED("TenantEvicted"),
    /** Two releases of the same priority, so that names decide between them. */
    PRIORITY_TIE("PriorityTie"),
    /** Releases that compete for one unique name although nobody gave it to all of them. */
    SHARED_UNIQUE_NAME("SharedUniqueName"),
    /** A binding that cannot be created, because its name is that of another. */
    NAME_TAKEN("NameTaken"),
    /** Bindings that a Profile makes and that no ReferenceGrant lets refer to their targets. */
    UNGRANTED_BINDINGS("UngrantedBindings"),
    /** A deletion of something that releases are bound by. */
    LIVE_BINDINGS("LiveBindings"),
    /** A change that takes a Profile's release from more of its targets than may be without an approval. */
    BLAST_RADIUS("BlastRadius"),
    /** Something that a config reaches for and that is not within its scope. */
    NOT_PERMITTED("NotPermitted"),
    /** A change after which what a config renders would be wrong; the message is the template's own where it has one. */
    RENDERING_REFUSED("RenderingRefused"),
    /** What a config renders is wrong whatever the change does. */
    RENDERING_BROKEN("RenderingBroken"),
    /** Advice that could not be worked out; the verdict stands without it. */
    NOT_COMPUTED("NotComputed");

    private final String wireName;

    Reason(String wireName) {
        this.wireName = wireName;
    }

    /** The spelling used in answers. */
    public String wireName() {
        return wireName;
    }
}
