package io.fleetgate.templating.proxy.external;

import io.fleetgate.templating.proxy.ProxyFiles;
import io.fleetgate.templating.proxy.line.Config;
import io.fleetgate.templating.proxy.line.ConfigLine;
import java.util.Optional;

/**
 * The line {@code default-path origin BASE}, by which a configuration names its files from their folder in production. For an
 * HAProxy that checks, and has the files in a folder of its own, the line says its own folder; nothing else is changed, so that
 * places in what HAProxy says are places in what was rendered.
 */
public final class OriginPath {
    private static final String KEYWORD = "default-path";
    private static final String OWN_FOLDER = KEYWORD + " current";

    private OriginPath() {}

    /** The configuration as HAProxy is to check it. */
    public static String replaced(ProxyFiles files) {
        Optional<ConfigLine> origin = of(Config.of(files.config()), files.base());
        if (origin.isEmpty()) {
            return files.config();
        }
        int from = startOfLine(files.config(), origin.get().number());
        int end = from + origin.get().text().length();
        return files.config().substring(0, from) + OWN_FOLDER + files.config().substring(end);
    }

    /** The first such line. */
    public static Optional<ConfigLine> of(Config config, String base) {
        return config.lines().stream().filter(line -> names(line, base)).findFirst();
    }

    private static boolean names(ConfigLine line, String base) {
        return line.words().size() == 3
                && line.words().get(0).is(KEYWORD)
                && line.words().get(1).is("origin")
                && line.words().get(2).is(base);
    }

    private static int startOfLine(String text, int number) {
        int start = 0;
        for (int line = 1; line < number; line++) {
            start = text.indexOf('\n', start) + 1;
        }
        return start;
    }
}
