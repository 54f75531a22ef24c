package io.fleetgate.templating.proxy.line;

/** A reference to a variable of the environment: {@code $NAME}, <code>${NAME}</code>, <code>${NAME-default}</code>, <code>${NAME[*]}</code>. */
final class EnvironmentReference {
    private static final String EXPANSION = "[*]";

    private EnvironmentReference() {}

    /** Where the reference ends that begins with the dollar sign at a place. */
    static int end(String line, int dollar) throws LineFaultException {
        boolean isBraced = line.startsWith("{", dollar + 1);
        int name = dollar + (isBraced ? 2 : 1);
        if (name >= line.length() || !(isLetter(line.charAt(name)) || line.charAt(name) == '.')) {
            throw new LineFaultException("forbidden first character in the name of an environment variable", dollar);
        }
        int end = name + 1;
        while (end < line.length() && isNamePart(line.charAt(end))) {
            end++;
        }
        return isBraced ? endOfBraces(line, dollar, end) : end;
    }

    private static int endOfBraces(String line, int dollar, int from) throws LineFaultException {
        int end = from;
        if (line.startsWith("[", end)) {
            if (!line.startsWith(EXPANSION, end)) {
                throw new LineFaultException("truncated or invalid word expansion", end);
            }
            end += EXPANSION.length();
        }
        if (line.startsWith("-", end)) {
            end = line.indexOf('}', end);
        }
        if (end < 0 || !line.startsWith("}", end)) {
            throw new LineFaultException("unmatched brace in the name of an environment variable", dollar);
        }
        return end + 1;
    }

    private static boolean isLetter(char character) {
        return (character >= 'a' && character <= 'z') || (character >= 'A' && character <= 'Z') || character == '_';
    }

    private static boolean isNamePart(char character) {
        return isLetter(character) || (character >= '0' && character <= '9');
    }
}
