package io.fleetgate.templating.context;

import io.fleetgate.template.value.Value;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Files that templates make while they are rendered. For one rendering. */
final class FileRegistry {
    private final FilePaths paths;
    private final Map<String, RegisteredFile> files = new LinkedHashMap<>();

    FileRegistry(FilePaths paths) {
        this.paths = paths;
    }

    Value methods() {
        return new Methods(Map.of("Register", this::register));
    }

    List<RegisteredFile> files() {
        return List.copyOf(files.values());
    }

    /** The path of the file; the same file may be registered again, but a path has one content. */
    private Value register(List<Value> arguments) {
        List<String> texts = Texts.of(arguments, "kind", "name", "content");
        RegisteredFile file = new RegisteredFile(texts.get(0), texts.get(1), texts.get(2));
        if (file.name().isEmpty()) {
            throw new IllegalArgumentException("a file needs a name");
        }
        String path = paths.path(file.name(), file.kind());
        @Nullable RegisteredFile earlier = files.putIfAbsent(path, file);
        if (earlier != null && !earlier.content().equals(file.content())) {
            throw new IllegalArgumentException(path + " is registered already with another content, of "
                    + earlier.content().length() + " instead of "
                    + file.content().length() + " characters");
        }
        return Value.of(path);
    }
}
