package io.fleetgate.templating.context;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.fleetgate.object.NewObject;
import io.fleetgate.template.value.JsonValues;
import io.fleetgate.template.value.Value;
import io.fleetgate.templating.TemplateConfig;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * Everything that the templates of one rendering find, and what they leave behind. The fields of {@code extraContext} are also
 * variables of their own, wherever a config is rendered; they hide no other variable. For one thread.
 */
public final class RenderContext {
    /** The store that is there beside those that a config names. */
    public static final String PODS = "haproxy-pods";

    /** The same on every machine, so that a config renders the same everywhere. */
    private static final Value RUNTIME = mapping(Map.of("GOMAXPROCS", Value.of(1)));

    private static final Value CAPABILITIES = mapping(Map.of(
            "is_enterprise", Value.FALSE,
            "supports_crt_list", Value.TRUE,
            "supports_general_storage", Value.TRUE,
            "supports_map_storage", Value.TRUE));

    private final FileRegistry registry;
    private final StatusPatches patches = new StatusPatches();
    private final Map<String, Value> variables;

    public RenderContext(TemplateConfig config, RenderInput input) {
        FilePaths paths = new FilePaths(config.spec().dataplane());
        this.registry = new FileRegistry(paths);
        ObjectNode extra = extraContext(config, input);
        this.variables = new LinkedHashMap<>();
        extra.properties().forEach(field -> variables.put(field.getKey(), JsonValues.of(field.getValue())));
        variables.put("extraContext", JsonValues.of(extra));
        variables.put("resources", stores(input));
        variables.put("controller", controller(input));
        variables.put(
                "templateSnippets",
                new Value.Sequence(config.snippets().stream().map(Value::of).toList()));
        variables.put("pathResolver", paths.methods());
        variables.put("fileRegistry", registry.methods());
        variables.put("shared", new SharedValues().methods());
        variables.put("http", new Fetched(input.fetched()).methods());
        variables.put("statusPatch", patches.methods());
        variables.put("runtimeEnvironment", RUNTIME);
        variables.put("capabilities", CAPABILITIES);
        variables.put("dataplane", JsonValues.of(NewObject.json(config.spec().dataplane())));
        variables.put("currentConfig", input.currentConfig().map(Value::of).orElse(Value.NOTHING));
    }

    public Map<String, Value> variables() {
        return variables;
    }

    /** In the order in which they were registered. */
    public List<RegisteredFile> registeredFiles() {
        return registry.files();
    }

    /** In the order in which they were asked for. */
    public List<StatusPatch> statusPatches() {
        return patches.all();
    }

    private static ObjectNode extraContext(TemplateConfig config, RenderInput input) {
        ObjectNode extra = JsonNodeFactory.instance.objectNode();
        addFields(extra, config.spec().templatingSettings().extraContext());
        addFields(extra, input.extraContext());
        return extra;
    }

    private static void addFields(ObjectNode to, JsonNode fields) {
        if (fields instanceof ObjectNode object) {
            to.setAll(object);
        }
    }

    private static Value stores(RenderInput input) {
        Map<String, Value> stores = new LinkedHashMap<>();
        input.stores().forEach((name, store) -> {
            if (!name.equals(PODS)) {
                stores.put(name, StoreMethods.of(store));
            }
        });
        return mapping(stores);
    }

    private static Value controller(RenderInput input) {
        Map<String, Value> controller = new LinkedHashMap<>();
        input.stores().forEach((name, store) -> {
            if (name.equals(PODS)) {
                controller.put("haproxy_pods", StoreMethods.of(store));
            }
        });
        return mapping(controller);
    }

    private static Value mapping(Map<String, Value> entries) {
        return new Value.Mapping(entries);
    }
}
