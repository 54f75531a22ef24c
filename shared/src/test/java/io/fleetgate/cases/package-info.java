/**
 * The cases that the published rollout system is known by, under their published ids, each judged on a fleet that has settled
 * after every step. Which of them are found elsewhere: A01–A14 with the rules of admission, E1–E20 with the resolver, the naming
 * vectors with what makes the names. K01, K02 and K05 and the waiting times of T01 are what a process does and no decision.
 */
package io.fleetgate.cases;
