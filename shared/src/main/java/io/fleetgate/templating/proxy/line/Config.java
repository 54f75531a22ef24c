package io.fleetgate.templating.proxy.line;

import java.util.ArrayList;
import java.util.List;

/** The lines of a configuration. A line ends only at a line feed: HAProxy knows no continuation. */
public record Config(List<ConfigLine> lines) {
    public Config {
        lines = List.copyOf(lines);
    }

    public static Config of(String text) {
        List<ConfigLine> lines = new ArrayList<>();
        int from = 0;
        while (from < text.length()) {
            int feed = text.indexOf('\n', from);
            int end = feed < 0 ? text.length() : feed;
            lines.add(LineReader.read(lines.size() + 1, text.substring(from, end)));
            from = end + 1;
        }
        return new Config(lines);
    }
}
