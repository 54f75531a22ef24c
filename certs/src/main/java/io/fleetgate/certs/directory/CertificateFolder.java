package io.fleetgate.certs.directory;

import io.fleetgate.certs.CertificateFile;
import io.fleetgate.certs.CertificateSet;
import io.fleetgate.certs.CertificatesException;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.FileAttribute;
import java.nio.file.attribute.PosixFilePermission;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.EnumMap;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * Reads and writes a certificate set as a whole. A set is first written to a hidden folder, which gets its final name in
 * one step; from then on the set exists, and {@link #finishWriting} moves its files out, in this process or, after a
 * crash, in the next. Whoever writes holds the {@link DirectoryLock}.
 */
final class CertificateFolder {
    private static final String UNFINISHED = ".fleetgate-issuing";
    private static final String FINISHED = ".fleetgate-issued";

    private final Path directory;

    CertificateFolder(Path directory) {
        this.directory = directory;
    }

    /** Creates the folder, for its owner only; one that exists is left as it is. */
    void create() throws IOException {
        Files.createDirectories(directory, mode("rwx------"));
    }

    boolean isWritable() {
        return Files.isWritable(directory);
    }

    /** What is there. A file that exists but cannot be read fails, it does not count as absent. */
    CertificateSet read() throws IOException {
        Map<CertificateFile, String> contents = new EnumMap<>(CertificateFile.class);
        for (CertificateFile file : CertificateFile.values()) {
            text(file).ifPresent(text -> contents.put(file, text));
        }
        return new CertificateSet(contents);
    }

    void write(CertificateSet set) throws IOException {
        Path unfinished = directory.resolve(UNFINISHED);
        Files.createDirectory(unfinished, mode("rwx------"));
        for (Map.Entry<CertificateFile, String> entry : set.contents().entrySet()) {
            CertificateFile file = entry.getKey();
            write(unfinished.resolve(file.fileName()), entry.getValue(), file.isSecret() ? "rw-------" : "rw-r--r--");
        }
        flush(unfinished);
        Files.move(unfinished, directory.resolve(FINISHED), StandardCopyOption.ATOMIC_MOVE);
        flush(directory);
        finishWriting();
    }

    /** Brings a set that was written in full to its place and discards one that was not. */
    void finishWriting() throws IOException {
        delete(directory.resolve(UNFINISHED));
        Path finished = directory.resolve(FINISHED);
        if (Files.isDirectory(finished)) {
            for (CertificateFile file : CertificateFile.values()) {
                publish(finished.resolve(file.fileName()), directory.resolve(file.fileName()));
            }
            flush(directory);
            delete(finished);
        }
    }

    private Optional<String> text(CertificateFile file) throws IOException {
        Path path = directory.resolve(file.fileName());
        try {
            return Optional.of(new String(Files.readAllBytes(path), StandardCharsets.UTF_8));
        } catch (NoSuchFileException absent) {
            return Optional.empty();
        } catch (FileSystemException named) {
            throw named;
        } catch (IOException unnamed) {
            throw (FileSystemException)
                    new FileSystemException(path.toString(), null, unnamed.getMessage()).initCause(unnamed);
        }
    }

    private static void publish(Path written, Path target) throws IOException {
        try {
            Files.move(written, target);
        } catch (NoSuchFileException alreadyPublished) {
            return;
        } catch (FileAlreadyExistsException foreign) {
            throw new CertificatesException(
                    target + " is not of the set that was being issued into its folder when an earlier start broke off;"
                            + " remove " + written.getParent()
                            + " to keep your file, or remove your file to keep that set.",
                    foreign);
        }
    }

    private static void write(Path file, String text, String mode) throws IOException {
        Set<StandardOpenOption> options = Set.of(StandardOpenOption.CREATE_NEW, StandardOpenOption.WRITE);
        try (FileChannel channel = FileChannel.open(file, options, mode(mode))) {
            ByteBuffer bytes = StandardCharsets.UTF_8.encode(text);
            while (bytes.hasRemaining()) {
                channel.write(bytes);
            }
            channel.force(true);
        }
    }

    /** Makes names in a folder survive a power failure, as {@code force} does for the bytes of a file. */
    private static void flush(Path folder) throws IOException {
        try (FileChannel channel = FileChannel.open(folder, StandardOpenOption.READ)) {
            channel.force(true);
        }
    }

    private static void delete(Path folder) throws IOException {
        for (CertificateFile file : CertificateFile.values()) {
            Files.deleteIfExists(folder.resolve(file.fileName()));
        }
        Files.deleteIfExists(folder);
    }

    private static FileAttribute<Set<PosixFilePermission>> mode(String permissions) {
        return PosixFilePermissions.asFileAttribute(PosixFilePermissions.fromString(permissions));
    }
}
