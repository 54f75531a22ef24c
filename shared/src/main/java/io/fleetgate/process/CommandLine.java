package io.fleetgate.process;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * Reads {@code --name=VALUE} (or {@code --name VALUE}) for a fixed list of settings. {@code --config=FILE} names a file with
 * {@code name: VALUE} lines for the same settings; the command line wins over the file, the file over the defaults.
 */
public final class CommandLine {
    private static final Setting CONFIG = new Setting(
            "config", "FILE", "", "A file with settings, one `name: VALUE` a line; the command line wins over it.");

    private final String program;
    private final String purpose;
    private final Map<String, Setting> settings = new LinkedHashMap<>();

    /**
     * A command line that knows these settings, {@code config} and {@code help}.
     *
     * @param purpose one sentence, the second line of the help text
     */
    public CommandLine(String program, String purpose, List<Setting> settings) {
        this.program = program;
        this.purpose = purpose;
        for (Setting setting : settings) {
            this.settings.put(setting.name(), setting);
        }
        this.settings.put(CONFIG.name(), CONFIG);
    }

    /** Reads the arguments and, where one is named, the settings file. */
    public Arguments parse(List<String> arguments) {
        if (arguments.contains("--help") || arguments.contains("-h")) {
            return new Arguments.Help();
        }
        List<String> problems = new ArrayList<>();
        Map<String, String> given = options(arguments, problems);
        Map<String, String> values = new LinkedHashMap<>();
        settings.values().forEach(setting -> values.put(setting.name(), setting.defaultValue()));
        if (given.containsKey(CONFIG.name())) {
            values.putAll(SettingsFile.read(Path.of(given.get(CONFIG.name())), settings.keySet(), problems));
        }
        values.putAll(given);
        return problems.isEmpty() ? new Arguments.Start(values) : new Arguments.Refused(List.copyOf(problems));
    }

    /** The text of {@code --help}. */
    public String help() {
        StringBuilder text = new StringBuilder("Usage: " + program + " [--NAME=VALUE]...\n" + purpose + "\n\n");
        for (Setting setting : settings.values()) {
            text.append("  --").append(setting.name()).append('=').append(setting.valueName());
            if (!setting.defaultValue().isEmpty()) {
                text.append("  (default ").append(setting.defaultValue()).append(')');
            }
            text.append("\n      ").append(setting.description()).append('\n');
        }
        return text.append("  --help\n      Print this text.\n").toString();
    }

    private Map<String, String> options(List<String> arguments, List<String> problems) {
        Map<String, String> given = new LinkedHashMap<>();
        for (int i = 0; i < arguments.size(); i++) {
            String argument = arguments.get(i);
            int equals = argument.indexOf('=');
            String option = equals < 0 ? argument : argument.substring(0, equals);
            String name = option.startsWith("--") ? option.substring(2) : "";
            if (!settings.containsKey(name)) {
                problems.add("unknown option " + option + "; --help lists the options");
            } else if (equals < 0 && i + 1 == arguments.size()) {
                problems.add(option + " needs a value: " + option + "="
                        + settings.get(name).valueName());
            } else if (given.put(name, equals < 0 ? arguments.get(++i) : argument.substring(equals + 1)) != null) {
                problems.add(option + " is given twice; give it once");
            }
        }
        return given;
    }
}
