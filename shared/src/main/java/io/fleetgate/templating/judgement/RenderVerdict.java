package io.fleetgate.templating.judgement;

/** What one config says about a change. */
public sealed interface RenderVerdict {

    /** No template sees anything else than before; nothing was rendered. */
    record NotConcerned() implements RenderVerdict {}

    /** What is rendered is right. */
    record Sound(Check.Sound check) implements RenderVerdict {}

    /** What is rendered is wrong, and was not before. */
    record Broken(Fault fault) implements RenderVerdict {}

    /** What is rendered is wrong in the same way without the change, which is not to blame for it. */
    record BrokenBefore(Fault fault) implements RenderVerdict {}
}
