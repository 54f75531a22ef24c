package io.fleetgate.template.function;

import com.google.re2j.Pattern;

/** File name patterns, in which {@code *} is anything and {@code ?} is one character. */
final class Globs {
    private Globs() {}

    static String regularExpression(String glob) {
        StringBuilder expression = new StringBuilder("(?s)");
        for (int index = 0; index < glob.length(); ) {
            int character = glob.codePointAt(index);
            switch (character) {
                case '*' -> expression.append(".*");
                case '?' -> expression.append('.');
                default -> expression.append(Pattern.quote(Character.toString(character)));
            }
            index += Character.charCount(character);
        }
        return expression.toString();
    }
}
