package io.fleetgate.templating.test;

import io.fleetgate.templating.EntryKind;
import io.fleetgate.templating.EntryPoint;
import io.fleetgate.templating.context.RegisteredFile;
import io.fleetgate.templating.rendering.RenderedConfig;
import io.fleetgate.templating.rendering.RenderedText;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.Predicate;

/** The texts of a rendering by the names that assertions give them. */
final class RenderedTargets {
    private static final Map<String, EntryKind> KINDS = Map.of(
            "map", EntryKind.MAP,
            "file", EntryKind.FILE,
            "cert", EntryKind.CERTIFICATE,
            "crt-list", EntryKind.FILE,
            "k8s", EntryKind.OBJECTS);

    private final RenderedConfig rendered;

    RenderedTargets(RenderedConfig rendered) {
        this.rendered = rendered;
    }

    /**
     * The text; empty where nothing of that name was rendered.
     *
     * @param target {@code haproxy.cfg} or {@code KIND:NAME}
     */
    Optional<String> find(String target) {
        int colon = target.indexOf(':');
        if (colon < 0) {
            return target.equals(EntryPoint.MAIN) ? rendered.main() : Optional.empty();
        }
        String kind = target.substring(0, colon);
        String name = lastPart(target.substring(colon + 1));
        Optional<String> entry = Optional.ofNullable(KINDS.get(kind)).flatMap(known -> entry(known, name));
        return entry.or(() -> registered(kind, name));
    }

    private Optional<String> entry(EntryKind kind, String name) {
        return rendered.texts(kind).stream()
                .filter(named(name, text -> text.entry().name()))
                .map(RenderedText::text)
                .findFirst();
    }

    private Optional<String> registered(String kind, String name) {
        return rendered.registered().stream()
                .filter(file -> file.kind().equals(kind))
                .filter(named(name, RegisteredFile::name))
                .map(RegisteredFile::content)
                .findFirst();
    }

    private static <T> Predicate<T> named(String name, Function<T, String> nameOf) {
        return file -> lastPart(nameOf.apply(file)).equals(name);
    }

    private static String lastPart(String path) {
        return path.substring(path.lastIndexOf('/') + 1);
    }
}
