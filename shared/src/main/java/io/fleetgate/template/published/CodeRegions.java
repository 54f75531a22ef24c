package io.fleetgate.template.published;

/** The code of a template, of the same length as the template: other text is blank, and strings have dots in them. */
final class CodeRegions {
    private static final String[] STARTS = {"{%%", "{%", "{{", "{#"};
    private static final String[] ENDS = {"%%}", "%}", "}}", "#}"};
    private static final String COMMENT = "{#";

    private final String source;
    private final StringBuilder code;
    private int position;

    CodeRegions(String source) {
        this.source = source;
        this.code = new StringBuilder(source.length());
    }

    String code() {
        while (position < source.length()) {
            int region = region();
            if (region < 0) {
                hide();
            } else {
                copy(STARTS[region], ENDS[region]);
            }
        }
        return code.toString();
    }

    private int region() {
        for (int region = 0; region < STARTS.length; region++) {
            if (source.startsWith(STARTS[region], position)) {
                return region;
            }
        }
        return -1;
    }

    private void copy(String start, String end) {
        boolean isComment = start.equals(COMMENT);
        take(start.length(), isComment);
        while (position < source.length() && !source.startsWith(end, position)) {
            if (!isComment && "'\"`".indexOf(source.charAt(position)) >= 0) {
                string(source.charAt(position));
            } else {
                take(1, isComment);
            }
        }
        take(Math.min(end.length(), source.length() - position), isComment);
    }

    /** A string ends in its own line, or else it was no string. */
    private void string(char quote) {
        int end = position + 1;
        while (end < source.length() && source.charAt(end) != quote && source.charAt(end) != '\n') {
            end += quote != '`' && source.charAt(end) == '\\' ? 2 : 1;
        }
        boolean isString = end < source.length() && source.charAt(end) == quote;
        take(1, false);
        while (isString && position < end) {
            code.append('.');
            position++;
        }
        if (isString) {
            take(1, false);
        }
    }

    private void take(int count, boolean isHidden) {
        for (int taken = 0; taken < count; taken++) {
            if (isHidden) {
                hide();
            } else {
                code.append(source.charAt(position++));
            }
        }
    }

    private void hide() {
        code.append(source.charAt(position) == '\n' ? '\n' : ' ');
        position++;
    }
}
