package io.fleetgate.e2e.controlplane;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/** The API server's audit log, in the order of writing. Every call reads what is there by now. */
public final class AuditLog {
    private static final ObjectMapper JSON = new ObjectMapper();

    private final Path file;

    AuditLog(Path file) {
        this.file = file;
    }

    /** Every request that is complete. */
    public List<AuditEntry> entries() throws IOException {
        var text = Files.readString(file);
        // The last line may be half written; it belongs to a request that is not complete yet.
        return text.substring(0, text.lastIndexOf('\n') + 1)
                .lines()
                .map(AuditLog::entry)
                .toList();
    }

    /** The requests of one user, such as {@code system:serviceaccount:NAMESPACE:NAME}. */
    public List<AuditEntry> entriesOf(String user) throws IOException {
        return entries().stream().filter(entry -> entry.user().equals(user)).toList();
    }

    /** The requests of one user with one verb, such as {@code create}. */
    public List<AuditEntry> entriesOf(String user, String verb) throws IOException {
        return entriesOf(user).stream()
                .filter(entry -> entry.verb().equals(verb))
                .toList();
    }

    /** The requests of one user that can change what is stored, whether or not they were let through. */
    public List<AuditEntry> writesOf(String user) throws IOException {
        return entriesOf(user).stream().filter(AuditEntry::isWrite).toList();
    }

    private static AuditEntry entry(String line) {
        try {
            return AuditEntry.of(JSON.readTree(line));
        } catch (JsonProcessingException e) {
            throw new UncheckedIOException("not an audit event: " + line, e);
        }
    }
}
