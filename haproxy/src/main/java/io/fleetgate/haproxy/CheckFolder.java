package io.fleetgate.haproxy;

import io.fleetgate.templating.proxy.ProxyFiles;
import io.fleetgate.templating.proxy.external.OriginPath;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileVisitResult;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.SimpleFileVisitor;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.BasicFileAttributes;
import java.nio.file.attribute.FileAttribute;
import java.nio.file.attribute.PosixFilePermission;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** A folder for one check, readable by this user only, that is deleted with all that is in it. */
final class CheckFolder implements AutoCloseable {
    private static final FileAttribute<Set<PosixFilePermission>> FOLDER = permissions("rwx------");
    private static final FileAttribute<Set<PosixFilePermission>> FILE = permissions("rw-------");

    private final Path root;

    private CheckFolder(Path root) {
        this.root = root;
    }

    /** Writes all files; where one cannot be written, nothing stays. */
    static CheckFolder of(Path parent, ProxyFiles files) throws IOException {
        CheckFolder folder = new CheckFolder(Files.createTempDirectory(parent, "haproxy-check-", FOLDER));
        try {
            Files.createDirectory(folder.files(), FOLDER);
            folder.write(ProxyFiles.CONFIG, OriginPath.replaced(files));
            for (Map.Entry<String, String> file : files.files().entrySet()) {
                folder.write(file.getKey(), file.getValue());
            }
            return folder;
        } catch (IOException e) {
            folder.close();
            throw e;
        }
    }

    /** Where the configuration is. */
    Path files() {
        return root.resolve("files");
    }

    /** Where the program's output goes. */
    Path output() {
        return root.resolve("output");
    }

    /** Follows no link. */
    @Override
    public void close() throws IOException {
        Files.walkFileTree(root, new SimpleFileVisitor<>() {
            @Override
            public FileVisitResult visitFile(Path file, BasicFileAttributes attributes) throws IOException {
                Files.delete(file);
                return FileVisitResult.CONTINUE;
            }

            @Override
            public FileVisitResult postVisitDirectory(Path folder, @Nullable IOException failure) throws IOException {
                Files.delete(folder);
                return FileVisitResult.CONTINUE;
            }
        });
    }

    private void write(String name, String content) throws IOException {
        Path file = files().resolve(name).normalize();
        if (!file.startsWith(files())) {
            throw new IOException(name + " is not below the folder");
        }
        Files.createDirectories(file.getParent(), FOLDER);
        Files.write(Files.createFile(file, FILE), content.getBytes(StandardCharsets.UTF_8), StandardOpenOption.WRITE);
    }

    private static FileAttribute<Set<PosixFilePermission>> permissions(String permissions) {
        return PosixFilePermissions.asFileAttribute(PosixFilePermissions.fromString(permissions));
    }
}
