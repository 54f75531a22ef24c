package io.fleetgate.document;

import java.util.function.Supplier;
import org.yaml.snakeyaml.LoaderOptions;
import org.yaml.snakeyaml.scanner.Scanner;
import org.yaml.snakeyaml.scanner.ScannerException;
import org.yaml.snakeyaml.scanner.ScannerImpl;
import org.yaml.snakeyaml.tokens.Token;

/**
 * SnakeYAML's scanner, taught to accept a tab between a key and its value, before a comment and behind a value, as kubectl
 * does. The scanner fails before it consumes the tab, so that asking again, with the tab shown as a space, goes on from there.
 */
final class TabTolerantScanner implements Scanner {
    private static final String BETWEEN_TOKENS = "while scanning for the next token";

    /** Each tab costs an exception; a document that has more of them is refused. */
    private static final int MOST_TABS = 10_000;

    private final TextReader reader;
    private final Scanner scanner;
    private int tabs;

    TabTolerantScanner(TextReader reader) {
        LoaderOptions options = new LoaderOptions();
        options.setCodePointLimit(Integer.MAX_VALUE);
        this.reader = reader;
        this.scanner = new ScannerImpl(reader, options);
    }

    @Override
    public boolean checkToken(Token.ID... choices) {
        return scan(() -> scanner.checkToken(choices));
    }

    @Override
    public Token peekToken() {
        return scan(scanner::peekToken);
    }

    @Override
    public Token getToken() {
        return scan(scanner::getToken);
    }

    @Override
    public void resetDocumentIndex() {
        scanner.resetDocumentIndex();
    }

    private <T> T scan(Supplier<T> question) {
        while (true) {
            try {
                return question.get();
            } catch (ScannerException e) {
                if (!BETWEEN_TOKENS.equals(e.getContext()) || tabs++ == MOST_TABS || !reader.acceptSeparatingTab()) {
                    throw e;
                }
            }
        }
    }
}
