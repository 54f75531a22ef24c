package io.fleetgate.certs.directory;

import io.fleetgate.certs.CertificateSet;
import io.fleetgate.certs.CertificateVerdict.Refused;
import io.fleetgate.certs.CertificateVerdict.Usable;
import io.fleetgate.certs.CertificatesException;
import io.fleetgate.certs.SubjectAltNames;
import io.fleetgate.certs.TlsMaterial;
import java.io.IOException;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.FileSystemException;
import java.nio.file.Path;
import java.time.Instant;

/**
 * The folder of a process's certificates: {@code ca.crt} (published as {@code caBundle}), {@code ca.key}, {@code tls.crt}
 * and {@code tls.key}. Certificates of others are served as they are: {@code tls.crt} and {@code tls.key} suffice, and the
 * folder may be read-only; without {@code ca.crt} the root at the end of {@code tls.crt}, if it is there, is published.
 * A file that exists is never changed.
 */
public final class CertificateDirectory {
    private final Path directory;

    public CertificateDirectory(Path directory) {
        this.directory = directory;
    }

    /**
     * The certificates in the folder; a new set is issued first if there are none at all. Processes that start at once
     * end with the same set.
     *
     * @param names names by which callers reach the server, beside loopback
     * @throws CertificatesException if the folder cannot be used or what it holds is refused
     */
    public TlsMaterial loadOrIssue(SubjectAltNames names, Instant now) {
        CertificateSet set;
        try {
            set = readOrIssue(new CertificateFolder(directory), names, now);
        } catch (IOException e) {
            throw new CertificatesException(sentence(e), e);
        }
        return switch (set.check(names, now)) {
            case Usable(TlsMaterial material) -> material;
            case Refused refused -> throw new CertificatesException(directory.toString(), refused.problems());
        };
    }

    private CertificateSet readOrIssue(CertificateFolder folder, SubjectAltNames names, Instant now)
            throws IOException {
        folder.create();
        if (folder.isWritable()) {
            return DirectoryLock.holding(directory, () -> {
                folder.finishWriting();
                CertificateSet present = folder.read();
                if (present.isEmpty()) {
                    folder.write(CertificateSet.issue(names, now));
                    return folder.read();
                }
                return present;
            });
        }
        return readAsItIs(folder);
    }

    /** For a folder that somebody else fills, such as a mounted Secret. */
    CertificateSet readAsItIs(CertificateFolder folder) throws IOException {
        CertificateSet present = folder.read();
        if (present.isEmpty()) {
            throw new CertificatesException(
                    "The certificate folder " + directory + " is empty, and this process may not write there;"
                            + " put tls.crt and tls.key there, or name a folder that it may write.");
        }
        return present;
    }

    private String sentence(IOException e) {
        String place =
                e instanceof FileSystemException at && at.getFile() != null ? at.getFile() : directory.toString();
        String reason = switch (e) {
            case AccessDeniedException _ -> "permission denied";
            case FileAlreadyExistsException _ -> "it exists and is not a folder";
            case FileSystemException at when at.getReason() != null -> at.getReason();
            default -> e.toString();
        };
        return "The certificate folder " + directory + " cannot be used: " + place + ": " + reason
                + "; repair that, or name another folder.";
    }
}
