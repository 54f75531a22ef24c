package io.fleetgate.template.syntax;

/** What a backslash means in a string: a newline, a tab, or itself; quotes have been decoded by the lexer. */
final class Escapes {
    private Escapes() {}

    /** Before all other characters a backslash stays, as regular expressions want it. */
    static String decoded(String written) {
        if (written.indexOf('\\') < 0) {
            return written;
        }
        StringBuilder decoded = new StringBuilder(written.length());
        for (int index = 0; index < written.length(); index++) {
            char character = written.charAt(index);
            char next = index + 1 < written.length() ? written.charAt(index + 1) : ' ';
            int escape = character == '\\' ? "nrt\\".indexOf(next) : -1;
            decoded.append(escape < 0 ? character : "\n\r\t\\".charAt(escape));
            index += escape < 0 ? 0 : 1;
        }
        return decoded.toString();
    }
}
