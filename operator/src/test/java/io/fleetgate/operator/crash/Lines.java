package io.fleetgate.operator.crash;

import java.util.List;
import java.util.stream.Stream;

/** Two texts line by line. */
final class Lines {
    private static final int MOST = 40;

    private Lines() {}

    /** What differs between the first and the last line that do. */
    static String difference(String expected, String actual) {
        List<String> wanted = expected.lines().toList();
        List<String> found = actual.lines().toList();
        int start = 0;
        while (start < Math.min(wanted.size(), found.size())
                && wanted.get(start).equals(found.get(start))) {
            start++;
        }
        int end = 0;
        while (end < Math.min(wanted.size(), found.size()) - start
                && wanted.get(wanted.size() - 1 - end).equals(found.get(found.size() - 1 - end))) {
            end++;
        }
        return String.join(
                "\n",
                Stream.concat(
                                wanted.subList(start, wanted.size() - end).stream()
                                        .limit(MOST)
                                        .map(line -> "- " + line),
                                found.subList(start, found.size() - end).stream()
                                        .limit(MOST)
                                        .map(line -> "+ " + line))
                        .toList());
    }
}
