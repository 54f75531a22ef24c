package io.fleetgate.explain;

import java.util.List;

/**
 * What would have to change for a rejected binding to be accepted. Only changes of the binding's own release and of what it
 * lost to are considered, and what it lacks.
 *
 * @param remedies alternatives of equally many steps, the fewest that are enough; empty where none was found
 * @param note what else is to be known, such as that no priority is enough; empty where there is nothing
 */
public record Prospect(List<Remedy> remedies, String note) {

    static final Prospect ACCEPTED = new Prospect(List.of(), "");
}
