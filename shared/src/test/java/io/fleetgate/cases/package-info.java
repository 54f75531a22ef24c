/**
 * The cases that the published rollout system is known by, its fixed and its latent mistakes, and mistakes of other systems, under
 * their ids, each judged on a fleet that has settled after every step. Others are told beside what they are about:
 *
 * <ul>
 *   <li>A01–A14 and BC-010 to BC-020 with the rules of admission; BC-001 to BC-016 and BC-100 with the webhook over HTTPS
 *   <li>E1–E20 with the resolver; G10, F11 and BC-038 with the grants; F12, L3, L12 and BC-046 with the names of bindings
 *   <li>T01–T17, G09, K03, K07–K09, N01, N02, F1, F8, F13–F15, F20, F21, F24–F26, L6, L10, L16, L18 and L21 with what is rendered
 *   <li>L1, L5 and L19 in the recorded fleets s11, s13 and s09; F3, F5–F7 and F9 are P05, P06, P07, G06, G11 and G05
 * </ul>
 *
 * No decisions, but what processes do: K01, K02, K05, F2, F16, F17, F19, F23, F27, F28, L7, L9 and the waiting times of T01 (jobs,
 * writes, retries); F22 and L14 (the charts themselves); F31 and F32 (manifests); F33 (how tests assert).
 */
package io.fleetgate.cases;
