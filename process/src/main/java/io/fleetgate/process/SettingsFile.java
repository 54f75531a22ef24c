package io.fleetgate.process;

import java.io.IOException;
import java.nio.charset.CharacterCodingException;
import java.nio.file.AccessDeniedException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** A settings file: {@code name: VALUE} lines, empty lines, and lines that start with {@code #}. */
final class SettingsFile {

    private SettingsFile() {}

    static Map<String, String> read(Path file, Set<String> known, List<String> problems) {
        Map<String, String> values = new LinkedHashMap<>();
        int number = 0;
        for (String line : lines(file, problems)) {
            number++;
            String text = line.strip();
            if (text.isEmpty() || text.startsWith("#")) {
                continue;
            }
            String where = file + ":" + number + ": ";
            int colon = text.indexOf(':');
            String name = colon < 0 ? text : text.substring(0, colon).strip();
            if (colon < 0) {
                problems.add(where + "not a setting; write `name: VALUE`");
            } else if (!known.contains(name) || name.equals("config")) {
                problems.add(where + "unknown setting " + name + "; --help lists the settings");
            } else if (values.put(name, unquoted(text.substring(colon + 1).strip())) != null) {
                problems.add(where + name + " is set twice; set it once");
            }
        }
        return values;
    }

    private static List<String> lines(Path file, List<String> problems) {
        try {
            return Files.readAllLines(file);
        } catch (NoSuchFileException e) {
            problems.add("the settings file " + file + " does not exist");
        } catch (AccessDeniedException e) {
            problems.add("the settings file " + file + " cannot be read: permission denied");
        } catch (CharacterCodingException e) {
            problems.add("the settings file " + file + " is not UTF-8 text");
        } catch (IOException e) {
            problems.add("the settings file " + file + " cannot be read: " + e.getMessage());
        }
        return List.of();
    }

    private static String unquoted(String value) {
        return isQuoted(value, "\"") || isQuoted(value, "'") ? value.substring(1, value.length() - 1) : value;
    }

    private static boolean isQuoted(String value, String quote) {
        return value.length() >= 2 && value.startsWith(quote) && value.endsWith(quote);
    }
}
