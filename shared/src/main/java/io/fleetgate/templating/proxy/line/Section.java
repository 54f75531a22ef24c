package io.fleetgate.templating.proxy.line;

import java.util.HashMap;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;

/** The sections that a configuration is made of; each begins with a line whose first word is the section's. */
public enum Section {
    GLOBAL(Naming.NONE),
    DEFAULTS(Naming.SHARED),
    FRONTEND(Naming.PROXY),
    BACKEND(Naming.PROXY),
    LISTEN(Naming.PROXY),
    PEERS(Naming.UNIQUE),
    RESOLVERS(Naming.UNIQUE),
    MAILERS(Naming.UNIQUE),
    USERLIST(Naming.SHARED),
    CACHE(Naming.UNIQUE),
    HTTP_ERRORS(Naming.UNIQUE),
    RING(Naming.UNIQUE),
    LOG_FORWARD(Naming.UNIQUE),
    LOG_PROFILE(Naming.UNIQUE),
    FCGI_APP(Naming.UNIQUE),
    PROGRAM(Naming.UNIQUE),
    CRT_STORE(Naming.NONE),
    ACME(Naming.UNIQUE),
    TRACES(Naming.NONE);

    /** Whether the sections of a kind need names, and whether two may have the same. */
    public enum Naming {
        NONE,
        SHARED,
        UNIQUE,
        /** Two proxies may have one name if only one of them takes connections and only the other passes them on. */
        PROXY
    }

    private static final Map<String, Section> BY_WORD = new HashMap<>();

    static {
        for (Section section : values()) {
            BY_WORD.put(section.word(), section);
        }
    }

    private final Naming naming;

    Section(Naming naming) {
        this.naming = naming;
    }

    /** The section that a line begins; HAProxy tells capital letters from small ones. */
    public static Optional<Section> begunBy(ConfigLine line) {
        return Optional.ofNullable(BY_WORD.get(line.keyword()));
    }

    public static boolean isNamed(String word) {
        return BY_WORD.containsKey(word);
    }

    public String word() {
        return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    public Naming naming() {
        return naming;
    }

    public boolean needsName() {
        return naming == Naming.UNIQUE || naming == Naming.PROXY || this == USERLIST;
    }

    /** Whether it accepts connections, and so chooses backends. */
    public boolean isFrontend() {
        return this == FRONTEND || this == LISTEN;
    }

    public boolean isBackend() {
        return this == BACKEND || this == LISTEN;
    }
}
