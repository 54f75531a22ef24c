package io.fleetgate.plan;

import io.fleetgate.object.ObjectKey;
import io.fleetgate.problem.Problem;
import io.fleetgate.problem.Reason;
import io.fleetgate.text.DnsLabel;
import io.fleetgate.text.DnsSubdomain;
import io.fleetgate.text.PrintableText;
import java.util.ArrayList;
import java.util.List;

/**
 * Names under which the API server stores nothing. It refuses them before it asks a webhook, so that only a plan meets them.
 */
final class ObjectNames {
    private ObjectNames() {}

    static List<Problem> problems(ObjectKey key) {
        List<Problem> problems = new ArrayList<>();
        if (!DnsSubdomain.isValid(key.name())) {
            problems.add(invalid(
                    "metadata.name",
                    key.name(),
                    "use 1 to 253 of a-z, 0-9, '-' and '.', beginning and ending with a letter or digit"));
        }
        if (!DnsLabel.isValid(key.namespace())) {
            problems.add(invalid(
                    "metadata.namespace",
                    key.namespace(),
                    "use 1 to 63 of a-z, 0-9 and '-', beginning and ending with a letter or digit"));
        }
        return problems;
    }

    private static Problem invalid(String path, String name, String fix) {
        return Problem.error(path, Reason.INVALID, PrintableText.quoted(name) + " can be no name here", fix);
    }
}
