package io.fleetgate.templating.context;

import io.fleetgate.api.haptic.DataplaneSettings;
import io.fleetgate.template.value.Value;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;

/** Where the files of a config are, as HAProxy's configuration names them: relative to the folder that holds all of theirs. */
public final class FilePaths {
    private static final Pattern UNSAFE = Pattern.compile("[^A-Za-z0-9_-]+");

    private final Map<String, String> folders;
    private final String base;

    public FilePaths(DataplaneSettings dataplane) {
        String general = lastPart(dataplane.generalStorageDir());
        this.folders = Map.of(
                "map",
                lastPart(dataplane.mapsDir()),
                "file",
                general,
                "cert",
                lastPart(dataplane.sslCertsDir()),
                "crt-list",
                general);
        this.base = parent(dataplane.mapsDir());
    }

    Value methods() {
        return new Methods(Map.of("GetPath", this::getPath, "GetBaseDir", this::getBaseDir));
    }

    /**
     * The path of a file; its folder where the name is empty.
     *
     * @param kind {@code map}, {@code file}, {@code cert} or {@code crt-list}
     */
    public String path(String name, String kind) {
        if (!folders.containsKey(kind)) {
            throw new IllegalArgumentException(
                    "knows the kinds map, file, cert and crt-list, but not \"" + kind + "\"");
        }
        String folder = folders.getOrDefault(kind, "");
        boolean isCertificate = kind.equals("cert") || kind.equals("crt-list");
        return name.isEmpty() ? folder : folder + "/" + (isCertificate ? safe(name) : name);
    }

    /** The folder that holds all of theirs. */
    public String base() {
        return base;
    }

    private Value getPath(List<Value> arguments) {
        List<String> texts = Texts.of(arguments, "file", "kind");
        return Value.of(path(texts.get(0), texts.get(1)));
    }

    private Value getBaseDir(List<Value> arguments) {
        Texts.of(arguments);
        return Value.of(base);
    }

    /** The Dataplane API stores certificates under such names; the last extension stays. */
    private static String safe(String name) {
        int dot = name.lastIndexOf('.');
        String stem = dot <= 0 ? name : name.substring(0, dot);
        return UNSAFE.matcher(stem).replaceAll("_") + name.substring(stem.length());
    }

    private static String lastPart(String folder) {
        return folder.substring(folder.lastIndexOf('/') + 1);
    }

    private static String parent(String folder) {
        int slash = folder.lastIndexOf('/');
        return slash <= 0 ? "/" : folder.substring(0, slash);
    }
}
