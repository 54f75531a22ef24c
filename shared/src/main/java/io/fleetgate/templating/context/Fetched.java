package io.fleetgate.templating.context;

import io.fleetgate.template.value.Value;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** What templates fetch by HTTP: only what a test provides, as a rendering never reaches the network. */
record Fetched(Map<String, String> contents) {
    Value methods() {
        return new Methods(Map.of("Fetch", this::fetch));
    }

    /** Options and credentials may follow the URL, and have no meaning where nothing is fetched. */
    private Value fetch(List<Value> arguments) {
        if (arguments.isEmpty()) {
            throw new IllegalArgumentException("takes a URL");
        }
        String url = Texts.of(arguments.subList(0, 1), "url").getFirst();
        @Nullable String content = contents.get(url);
        if (content == null) {
            throw new IllegalArgumentException(
                    "\"" + url + "\" is in no httpResources, and nothing is fetched from a network");
        }
        return Value.of(content);
    }
}
