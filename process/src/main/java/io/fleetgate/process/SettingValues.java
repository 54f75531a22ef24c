package io.fleetgate.process;

import java.time.Duration;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Supplier;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Reads typed values and collects everything that is wrong with them, so that a user mends a configuration in one go. */
public final class SettingValues {
    private static final Pattern DURATION = Pattern.compile("([0-9]{1,9})(ms|s|m)");
    private static final Pattern COUNT = Pattern.compile("[1-9][0-9]{0,5}|1000000");

    private final Map<String, String> values;
    private final List<String> problems = new ArrayList<>();

    public SettingValues(Map<String, String> values) {
        this.values = values;
    }

    /** The value as given; empty if the setting has neither a value nor a default. */
    public String text(String name) {
        return values.getOrDefault(name, "");
    }

    /** The address; empty where the setting is empty or {@code off}. */
    public Optional<ListenAddress> optionalAddress(String name) {
        String text = text(name);
        return text.isEmpty() || text.equals("off") ? Optional.empty() : Optional.of(address(name));
    }

    public ListenAddress address(String name) {
        Optional<ListenAddress> address = ListenAddress.parse(text(name));
        if (address.isEmpty()) {
            refuse(name, "must be HOST:PORT with a port from 0 to 65535");
        }
        return address.orElse(new ListenAddress("127.0.0.1", 0));
    }

    /** A whole number of milliseconds, seconds or minutes, such as {@code 500ms}, {@code 2s} or {@code 1m}; more than none. */
    public Duration duration(String name) {
        Matcher parts = DURATION.matcher(text(name));
        Duration duration = parts.matches()
                ? switch (parts.group(2)) {
                    case "ms" -> Duration.ofMillis(Long.parseLong(parts.group(1)));
                    case "s" -> Duration.ofSeconds(Long.parseLong(parts.group(1)));
                    default -> Duration.ofMinutes(Long.parseLong(parts.group(1)));
                }
                : Duration.ZERO;
        if (duration.isZero()) {
            refuse(name, "must be a duration such as 500ms, 2s or 1m");
        }
        return duration;
    }

    public String oneOf(String name, List<String> choices) {
        if (!choices.contains(text(name))) {
            refuse(name, "must be one of " + String.join(", ", choices));
        }
        return text(name);
    }

    /** {@code true} or {@code false}. */
    public boolean isTrue(String name) {
        return oneOf(name, List.of("true", "false")).equals("true");
    }

    /** A whole number from 1 to a million. */
    public int count(String name) {
        if (!COUNT.matcher(text(name)).matches()) {
            refuse(name, "must be a whole number from 1 to 1000000");
            return 1;
        }
        return Integer.parseInt(text(name));
    }

    /** Values separated by commas, in the order given; none where the setting is empty. */
    public Set<String> set(String name) {
        return text(name).isEmpty()
                ? Set.of()
                : new LinkedHashSet<>(List.of(text(name).split(",", -1)));
    }

    /** Notes that a value cannot be used. */
    public void refuse(String name, String rule) {
        problems.add("--" + name + "=" + text(name) + " " + rule);
    }

    /** The configuration, unless a value was refused; it is built only then. */
    public <T> Checked<T> check(Supplier<T> config) {
        return problems.isEmpty() ? new Checked.Valid<>(config.get()) : new Checked.Invalid<>(List.copyOf(problems));
    }
}
