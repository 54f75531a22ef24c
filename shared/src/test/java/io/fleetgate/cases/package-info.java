/**
 * The cases that the published rollout system is known by, its fixed and its latent mistakes, and mistakes of other systems, under
 * their ids, each judged on a fleet that has settled after every step. Others are told beside what they are about, by tests that
 * bear the ids in their names; {@code CaseIdsTest} counts those of A, P, B, G, T, K, N, E and F, and says of each that nothing
 * tells here why. Of the rest:
 *
 * <ul>
 *   <li>BC-010 to BC-020 are told with the rules of admission; BC-001 to BC-016 and BC-100 with the webhook over HTTPS
 *   <li>BC-038 with the grants; L3, L12 and BC-046 with the names of bindings; L6, L10, L16, L18 and L21 with what is rendered
 *   <li>L1, L5 and L19 in the recorded fleets s11, s13 and s09
 *   <li>BC-049 to BC-056 are told where controllers run, or elect one that leads: {@code CaseIdsTest} lists by which tests
 *   <li>L7 and L9 are about what processes do, L14 about the charts themselves
 * </ul>
 */
package io.fleetgate.cases;
