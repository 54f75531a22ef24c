package io.fleetgate.process;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import picocli.CommandLine.Help.Ansi;
import picocli.CommandLine.MissingParameterException;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.OverwrittenOptionException;
import picocli.CommandLine.ParseResult;
import picocli.CommandLine.UnmatchedArgumentException;

/**
 * Reads {@code --name=VALUE} (or {@code --name VALUE}) for a fixed list of settings. {@code --config=FILE} names a file with
 * {@code name: VALUE} lines for the same settings; the command line wins over the file, the file over the defaults.
 */
public final class CommandLine {
    private static final Setting CONFIG = new Setting(
            "config", "FILE", "", "A file with settings, one `name: VALUE` a line; the command line wins over it.");

    private final picocli.CommandLine parser;
    private final Map<String, Setting> settings = new LinkedHashMap<>();

    /**
     * A command line that knows these settings, {@code config} and {@code help}.
     *
     * @param purpose one sentence, the second line of the help text
     */
    public CommandLine(String program, String purpose, List<Setting> settings) {
        settings.forEach(setting -> this.settings.put(setting.name(), setting));
        this.settings.put(CONFIG.name(), CONFIG);
        CommandSpec spec = CommandSpec.create().name(program);
        spec.usageMessage()
                .description(purpose, "")
                .sortOptions(false)
                .abbreviateSynopsis(true)
                .width(120);
        this.settings.values().forEach(setting -> spec.addOption(option(setting)));
        spec.addOption(OptionSpec.builder("-h", "--help")
                .usageHelp(true)
                .description("Print this text.")
                .build());
        spec.parser().collectErrors(true);
        this.parser = new picocli.CommandLine(spec);
    }

    /** Reads the arguments and, where one is named, the settings file. */
    public Arguments parse(List<String> arguments) {
        ParseResult parsed = parser.parseArgs(arguments.toArray(String[]::new));
        if (parsed.isUsageHelpRequested()) {
            return new Arguments.Help();
        }
        List<String> problems = new ArrayList<>(problems(parsed));
        Map<String, String> values = new LinkedHashMap<>();
        settings.values().forEach(setting -> values.put(setting.name(), setting.defaultValue()));
        String file = parsed.matchedOptionValue(CONFIG.name(), "");
        if (!file.isEmpty()) {
            values.putAll(SettingsFile.read(Path.of(file), settings.keySet(), problems));
        }
        settings.keySet().stream()
                .filter(parsed::hasMatchedOption)
                .forEach(name -> values.put(name, parsed.matchedOptionValue(name, "")));
        return problems.isEmpty() ? new Arguments.Start(values) : new Arguments.Refused(List.copyOf(problems));
    }

    /** The text of {@code --help}. */
    public String help() {
        return parser.getUsageMessage(Ansi.OFF);
    }

    private static OptionSpec option(Setting setting) {
        String byDefault = setting.defaultValue().isEmpty() ? "" : " Default: " + setting.defaultValue() + ".";
        return OptionSpec.builder("--" + setting.name())
                .type(String.class)
                .paramLabel(setting.valueName())
                .description(setting.description().replace("%", "%%") + byDefault)
                .build();
    }

    private static List<String> problems(ParseResult parsed) {
        List<String> problems = new ArrayList<>();
        parsed.unmatched()
                .forEach(argument -> problems.add("unknown option " + name(argument) + "; --help lists the options"));
        for (Exception error : parsed.errors()) {
            switch (error) {
                case UnmatchedArgumentException _ -> {
                    // Said above, one by one.
                }
                case OverwrittenOptionException twice ->
                    problems.add(((OptionSpec) twice.getOverwritten()).longestName() + " is given twice; give it once");
                case MissingParameterException missing
                when missing.getMissing().getFirst() instanceof OptionSpec option ->
                    problems.add(option.longestName() + " needs a value: " + option.longestName() + "="
                            + option.paramLabel());
                default -> problems.add(String.valueOf(error.getMessage()));
            }
        }
        return problems;
    }

    private static String name(String argument) {
        int equals = argument.indexOf('=');
        return equals < 0 ? argument : argument.substring(0, equals);
    }
}
