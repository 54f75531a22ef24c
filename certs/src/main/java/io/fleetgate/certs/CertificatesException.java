package io.fleetgate.certs;

import java.util.List;
import java.util.stream.Collectors;

/**
 * There is no certificate to serve with. The message is meant for the person who starts the process; it names the place
 * and what to do there, and holds no key material.
 */
public final class CertificatesException extends RuntimeException {
    private static final long serialVersionUID = 1L;

    private final transient List<CertificateProblem> problems;

    /** The place could be read, and what it holds is refused. */
    public CertificatesException(String place, List<CertificateProblem> problems) {
        super(problems.stream()
                .map(problem -> "\n  " + problem.sentence())
                .collect(Collectors.joining("", "The certificates in " + place + " cannot be used:", "")));
        this.problems = List.copyOf(problems);
    }

    /** The place itself is of no use. */
    public CertificatesException(String message) {
        super(message);
        this.problems = List.of();
    }

    /** The place could not be read or written. */
    public CertificatesException(String message, Throwable cause) {
        super(message, cause);
        this.problems = List.of();
    }

    /** What is wrong, file by file; empty when the place itself is the trouble. */
    public List<CertificateProblem> problems() {
        return problems;
    }
}
