package io.fleetgate.webhook.rules;

import io.fabric8.kubernetes.api.model.ConfigMap;
import io.fabric8.kubernetes.client.KubernetesClient;
import io.fabric8.kubernetes.client.informers.ResourceEventHandler;
import io.fabric8.kubernetes.client.informers.SharedIndexInformer;
import io.fleetgate.admission.AdmissionRules;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/**
 * The rules of one ConfigMap, followed by list and watch of that object alone. Where there is none, the default rules hold;
 * until that is known, and while the first text that is found is wrong, no rules are known. Owns the client.
 */
public final class RulesConfigMap implements RuleSource, ResourceEventHandler<ConfigMap> {
    private static final String KEY = "rules.yaml";

    private final KubernetesClient client;
    private final CurrentRules rules;
    private final SharedIndexInformer<ConfigMap> informer;

    private volatile String lastFailure = "";

    private RulesConfigMap(KubernetesClient client, String namespace, String name) {
        this.client = client;
        this.rules = new CurrentRules("ConfigMap " + namespace + "/" + name);
        this.informer = client.configMaps()
                .inNamespace(namespace)
                .withName(name)
                .runnableInformer(0)
                .exceptionHandler((_, failure) -> retryAfter(failure));
    }

    /** Starts to read. */
    public static RulesConfigMap follow(KubernetesClient client, String namespace, String name) {
        RulesConfigMap source = new RulesConfigMap(client, namespace, name);
        source.informer.addEventHandler(source);
        source.informer.start().thenRun(source::takeWhatIsThere);
        return source;
    }

    @Override
    public AdmissionRules current() {
        return rules.current();
    }

    @Override
    public List<String> missing() {
        return rules.missing();
    }

    @Override
    public List<String> notices() {
        List<String> notices = rules.notices();
        return lastFailure.isEmpty() || informer.isWatching()
                ? notices
                : Stream.concat(notices.stream(), Stream.of(rules.sentence(lastFailure + "; what was read last holds")))
                        .toList();
    }

    @Override
    public void awaitKnown() throws InterruptedException {
        rules.awaitKnown();
    }

    @Override
    public void close() {
        informer.close();
        client.close();
    }

    @Override
    public void onAdd(ConfigMap configMap) {
        takeWhatIsThere();
    }

    @Override
    public void onUpdate(ConfigMap before, ConfigMap configMap) {
        takeWhatIsThere();
    }

    @Override
    public void onDelete(ConfigMap configMap, boolean deletedFinalStateUnknown) {
        takeWhatIsThere();
    }

    /** Looks at what the informer has now, so that the order in which it tells of changes does not matter. */
    private synchronized void takeWhatIsThere() {
        List<ConfigMap> found = informer.getStore().list();
        if (found.isEmpty()) {
            // What is not written does not hold: a process that starts now finds the same.
            rules.useDefaults("does not exist");
            return;
        }
        Map<String, String> data = found.getFirst().getData();
        String text = data == null ? null : data.get(KEY);
        if (text == null) {
            rules.refuse(List.of("has no key " + KEY + "; write the rules below it"));
        } else {
            rules.take(text.getBytes(StandardCharsets.UTF_8));
        }
    }

    private boolean retryAfter(Throwable failure) {
        lastFailure = ClientFailure.sentence(failure);
        if (!rules.missing().isEmpty()) {
            rules.refuse(List.of(lastFailure));
        }
        return true;
    }
}
