package io.fleetgate.templating.proxy;

import io.fleetgate.text.Sha256Stream;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.Collections;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * A rendered configuration with the files that it names.
 *
 * @param config the configuration
 * @param files contents by path, relative to the folder that all of them lie under in production
 * @param base that folder in production, as a {@code default-path origin} of the configuration may name it
 */
public record ProxyFiles(String config, SortedMap<String, String> files, String base) {
    /** What the configuration itself is called. */
    public static final String CONFIG = "haproxy.cfg";

    public ProxyFiles {
        files = Collections.unmodifiableSortedMap(new TreeMap<>(files));
    }

    /** The same for the same content only: every part goes in with its length. */
    public String checksum() {
        Sha256Stream digest = new Sha256Stream();
        add(digest, base);
        add(digest, config);
        for (Map.Entry<String, String> file : files.entrySet()) {
            add(digest, file.getKey());
            add(digest, file.getValue());
        }
        return digest.hex();
    }

    private static void add(Sha256Stream digest, String part) {
        byte[] bytes = part.getBytes(StandardCharsets.UTF_8);
        digest.write(ByteBuffer.allocate(Integer.BYTES).putInt(bytes.length).array(), 0, Integer.BYTES);
        digest.write(bytes, 0, bytes.length);
    }
}
