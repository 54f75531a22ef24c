package io.fleetgate.e2e.controlplane;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.io.RandomAccessFile;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;

/** The API server's audit log, in the order of writing. Every call reads what is there by now. */
public final class AuditLog {
    private static final ObjectMapper JSON = new ObjectMapper();

    private final Path file;

    AuditLog(Path file) {
        this.file = file;
    }

    /** Every request that is complete. */
    public List<AuditEntry> entries() throws IOException {
        return entriesFrom(0).toList();
    }

    /** How long the log is by now; what is half written belongs to a request that is not complete yet, and does not count. */
    public long length() throws IOException {
        try (var log = new RandomAccessFile(file.toFile(), "r")) {
            return endOfLines(log);
        }
    }

    /** The requests that were completed after the log was so long. */
    public Stream<AuditEntry> entriesFrom(long length) throws IOException {
        try (var log = new RandomAccessFile(file.toFile(), "r")) {
            var lines = new byte[Math.toIntExact(endOfLines(log) - length)];
            log.seek(length);
            log.readFully(lines);
            return new String(lines, StandardCharsets.UTF_8).lines().map(AuditLog::entry);
        }
    }

    /** The requests of one user, such as {@code system:serviceaccount:NAMESPACE:NAME}. */
    public List<AuditEntry> entriesOf(String user) throws IOException {
        return entriesFrom(0).filter(entry -> entry.user().equals(user)).toList();
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

    private static long endOfLines(RandomAccessFile log) throws IOException {
        long end = log.length();
        while (end > 0) {
            log.seek(end - 1);
            if (log.read() == '\n') {
                return end;
            }
            end--;
        }
        return 0;
    }

    private static AuditEntry entry(String line) {
        try {
            return AuditEntry.of(JSON.readTree(line));
        } catch (JsonProcessingException e) {
            throw new UncheckedIOException("not an audit event: " + line, e);
        }
    }
}
