package io.fleetgate.operator.apiserver.conversation;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * A text of requests and answers. Paragraphs are separated by empty lines: a comment, the word {@code TERMINATE} for the
 * namespace, or a request. A request is a line with method, path (from the root, or from the namespace of the conversation
 * where it begins with a plural) and content type, perhaps a line with a body, and the lines of the answer, each after a
 * {@code >}. Names such as {@code uid-1} and {@code rv-2} stand for what the server made up; see {@link Symbols}.
 */
public record Conversation(String name, List<String> paragraphs) {
    private static final String ANSWER = ">";

    /** Every conversation of a folder, by name. */
    public static List<Conversation> in(Path folder) throws IOException {
        try (Stream<Path> files = Files.list(folder)) {
            List<Conversation> conversations = new ArrayList<>();
            for (Path file : files.sorted().toList()) {
                conversations.add(new Conversation(
                        file.getFileName().toString(),
                        List.of(Files.readString(file).strip().split("\n\n+"))));
            }
            return conversations;
        }
    }

    /** The text as it is recorded. */
    public String recorded() {
        return String.join("\n\n", paragraphs) + "\n";
    }

    /** The text as it is when the requests are sent to this server now. */
    public String heldWith(Partner partner) throws IOException, InterruptedException {
        Symbols symbols = new Symbols(partner.namespace());
        List<String> held = new ArrayList<>();
        for (String paragraph : paragraphs) {
            if (paragraph.startsWith("#")) {
                held.add(paragraph);
            } else if (paragraph.equals("TERMINATE")) {
                partner.terminateNamespace();
                held.add(paragraph);
            } else {
                String request = request(paragraph);
                Partner.Reply reply = send(request, partner, symbols);
                held.add(request + "\n" + ANSWER + " " + reply.status() + "\n"
                        + symbols.inSymbols(reply.body())
                                .lines()
                                .map(line -> ANSWER + " " + line)
                                .collect(Collectors.joining("\n")));
            }
        }
        return String.join("\n\n", held) + "\n";
    }

    @Override
    public String toString() {
        return name;
    }

    private static String request(String paragraph) {
        return paragraph.lines().filter(line -> !line.startsWith(ANSWER)).collect(Collectors.joining("\n"));
    }

    private static Partner.Reply send(String request, Partner partner, Symbols symbols)
            throws IOException, InterruptedException {
        String[] parts = request.split("\n", 2);
        String[] words = symbols.inValues(parts[0]).split(" ");
        String body = parts.length > 1 ? symbols.inValues(parts[1]) : "";
        String contentType = words.length > 2 ? words[2] : body.isEmpty() ? "" : "application/json";
        return partner.send(words[0], path(words[1], partner.namespace()), contentType, body);
    }

    private static String path(String given, String namespace) {
        if (given.startsWith("/")) {
            return given;
        }
        String group = given.startsWith("events")
                ? "events.k8s.io/v1"
                : given.startsWith("leases") ? "coordination.k8s.io/v1" : "solar.opendefense.cloud/v1alpha1";
        return "/apis/" + group + "/namespaces/" + namespace + "/" + given;
    }
}
