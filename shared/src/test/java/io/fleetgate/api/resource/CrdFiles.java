package io.fleetgate.api.resource;

import static java.nio.charset.StandardCharsets.UTF_8;

import io.fabric8.crdv2.generator.CRDGenerator;
import io.fabric8.kubernetes.client.CustomResource;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.Stream;

/** The CRDs as the files that they are kept in, each by its name. */
final class CrdFiles {
    static final String COMMAND = "mvn -q -pl shared test-compile exec:java@crds";

    private static final String HEADER =
            "# Generated from the types in io.fleetgate.api, not edited by hand. After a change there:\n" + "#   "
                    + COMMAND + "\n";

    private CrdFiles() {}

    /** What the Java types say. */
    static SortedMap<String, String> generate() {
        SortedMap<String, String> files = new TreeMap<>();
        for (Class<? extends CustomResource<?, ?>> type : ApiResources.ALL) {
            String yaml = generate(type);
            files.put(CustomResource.getCRDName(type) + ".yaml", HEADER + yaml.substring(yaml.indexOf('\n') + 1));
        }
        return files;
    }

    /** What is kept in {@code folder}. */
    static SortedMap<String, String> read(Path folder) throws IOException {
        SortedMap<String, String> files = new TreeMap<>();
        try (Stream<Path> paths = Files.list(folder)) {
            for (Path path : paths.toList()) {
                files.put(path.getFileName().toString(), Files.readString(path));
            }
        }
        return files;
    }

    /**
     * Replaces what is kept by what the Java types say.
     *
     * @param arguments the folder
     */
    public static void main(String[] arguments) throws IOException {
        Path folder = Files.createDirectories(Path.of(arguments[0]));
        for (String stale : read(folder).keySet()) {
            Files.delete(folder.resolve(stale));
        }
        for (Map.Entry<String, String> file : generate().entrySet()) {
            Files.writeString(folder.resolve(file.getKey()), file.getValue());
        }
    }

    private static String generate(Class<? extends CustomResource<?, ?>> type) {
        InMemory output = new InMemory();
        new CRDGenerator()
                .customResourceClasses(type)
                .withMinQuotes(true)
                .withPostProcessor(new CrdRefinement(type))
                .withOutput(output)
                .generate();
        return output.bytes.toString(UTF_8);
    }

    private static final class InMemory implements CRDGenerator.CRDOutput<ByteArrayOutputStream> {
        private final ByteArrayOutputStream bytes = new ByteArrayOutputStream();

        @Override
        public ByteArrayOutputStream outputFor(String crdName) {
            return bytes;
        }

        @Override
        public void close() {}
    }
}
