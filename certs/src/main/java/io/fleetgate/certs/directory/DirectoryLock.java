package io.fleetgate.certs.directory;

import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.concurrent.locks.Lock;
import java.util.concurrent.locks.ReentrantLock;

/** Lets one at a time work in a folder, across processes. The lock ends with its process, however that ends. */
final class DirectoryLock {
    private static final String FILE_NAME = ".fleetgate-lock";

    /** A file lock belongs to the whole JVM and fails for a second thread, so threads queue up here first. */
    private static final Lock THREADS = new ReentrantLock();

    private DirectoryLock() {}

    static <T> T holding(Path directory, Work<T> work) throws IOException {
        THREADS.lock();
        try (FileChannel channel = FileChannel.open(
                        directory.resolve(FILE_NAME), StandardOpenOption.CREATE, StandardOpenOption.WRITE);
                FileLock _ = channel.lock()) {
            return work.run();
        } finally {
            THREADS.unlock();
        }
    }

    interface Work<T> {
        T run() throws IOException;
    }
}
