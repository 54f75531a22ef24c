package io.fleetgate.plan;

import io.fleetgate.object.ObjectId;
import io.fleetgate.problem.Problem;

/**
 * A problem of one object of the plan.
 *
 * @param document position of the document among those given, from 1; 0 where the object was not given as one
 * @param line line of the field, or of the nearest thing around it that was written; 0 where there is none
 */
public record PlanProblem(ObjectId object, Problem problem, int document, int line) {}
