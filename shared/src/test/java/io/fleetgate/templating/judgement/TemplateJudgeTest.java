package io.fleetgate.templating.judgement;

import static io.fleetgate.templating.Configs.INGRESSES;
import static io.fleetgate.templating.Configs.WATCH;
import static io.fleetgate.templating.Configs.config;
import static io.fleetgate.templating.Configs.ingress;
import static io.fleetgate.templating.Configs.stores;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.fasterxml.jackson.databind.node.ObjectNode;
import io.fleetgate.object.ObjectKey;
import io.fleetgate.problem.Problem;
import io.fleetgate.problem.Reason;
import io.fleetgate.resource.ResourceChange;
import io.fleetgate.resource.ResourceChanges;
import io.fleetgate.resource.ResourceStores;
import io.fleetgate.resource.watch.Namespaces;
import io.fleetgate.store.UndecidableException;
import io.fleetgate.template.budget.RenderLimits;
import io.fleetgate.templating.TemplateConfig;
import io.fleetgate.templating.manifest.Manifests;
import io.fleetgate.templating.rendering.ConfigRenderer;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** Changes of watched objects, judged by what a config would render. */
class TemplateJudgeTest {
    private static final String REFUSES_BAD_HOSTS = WATCH + """
            k8sResources:
              hosts:
                template: |
                  {% for ingress in resources.ingresses.List() %}
                  {% if ingress.spec.rules[0].host == "bad.example" %}
                  {{ fail(ingress.metadata.name + ": " + ingress.spec.rules[0].host + " is no host of ours") }}
                  {% endif %}
                  ---
                  apiVersion: v1
                  kind: ConfigMap
                  metadata: {namespace: shop, name: {{ ingress.metadata.name }}}
                  {% endfor %}
            """;

    private static final ObjectNode GOOD = ingress("good", "good.example");
    private static final ObjectNode BAD = ingress("bad", "bad.example");

    private final TemplateConfig config = config(REFUSES_BAD_HOSTS);

    @Test
    void whatStillRendersIsSound() {
        RenderVerdict verdict = judge(stores(config), put(GOOD));

        assertThat(verdict)
                .isInstanceOfSatisfying(
                        RenderVerdict.Sound.class,
                        sound -> assertThat(sound.check().manifests().objects())
                                .extracting(manifest -> manifest.label())
                                .containsExactly("ConfigMap shop/good"));
    }

    @Test
    void whatATemplateRefusesIsSaidInItsWordsAlone() {
        assertThat(judge(stores(config, GOOD), put(BAD)))
                .isEqualTo(new RenderVerdict.Broken(new Fault(Phase.RENDER, "bad: bad.example is no host of ours")));
    }

    @Test
    void whatNoSelectorSelectsIsNotRendered() {
        ObjectNode foreign = ingress("bad", "bad.example");
        foreign.withObject("/spec").put("ingressClassName", "nginx");

        assertThat(judge(stores(config), put(foreign))).isEqualTo(new RenderVerdict.NotConcerned());
    }

    @Test
    void anUpdateThatLeavesTheClassIsRenderedWithoutTheObject() {
        ObjectNode leaves = GOOD.deepCopy();
        leaves.withObject("/spec").put("ingressClassName", "nginx");

        assertThat(judge(stores(config, GOOD), put(leaves)))
                .isInstanceOfSatisfying(
                        RenderVerdict.Sound.class,
                        sound -> assertThat(sound.check().manifests().objects()).isEmpty());
    }

    @Test
    void anUpdateOfNothingThatTemplatesSeeIsNotRendered() {
        assertThat(judge(stores(config, GOOD), put(GOOD))).isEqualTo(new RenderVerdict.NotConcerned());
    }

    @Test
    void nobodyIsLockedOutByWhatIsBrokenAlready() {
        ResourceStores broken = stores(config, BAD, GOOD);
        Fault fault = new Fault(Phase.RENDER, "bad: bad.example is no host of ours");

        assertThat(judge(broken, put(ingress("new", "new.example")))).isEqualTo(new RenderVerdict.BrokenBefore(fault));
        assertThat(judge(broken, remove("good"))).isEqualTo(new RenderVerdict.BrokenBefore(fault));
        assertThat(judge(broken, remove("bad"))).isInstanceOf(RenderVerdict.Sound.class);
        assertThat(judge(broken, put(ingress("bad", "mended.example")))).isInstanceOf(RenderVerdict.Sound.class);
    }

    @Test
    void aDeletionThatRevealsTheNextBrokenObjectIsNotToBlame() {
        ResourceStores broken = stores(config, BAD, ingress("worse", "bad.example"));

        assertThat(judge(broken, remove("bad")))
                .isEqualTo(new RenderVerdict.BrokenBefore(
                        new Fault(Phase.RENDER, "worse: bad.example is no host of ours")));
    }

    @Test
    void whatIsBrokenAlreadyExcusesNothingElse() {
        ResourceStores broken = stores(config, ingress("worse", "bad.example"));

        assertThat(judge(broken, put(BAD)))
                .isEqualTo(new RenderVerdict.Broken(new Fault(Phase.RENDER, "bad: bad.example is no host of ours")));
    }

    @Test
    void aStoreThatIsNotKnownIsNoEmptyOne() {
        ResourceStores unsynced = new ResourceStores(config.watches(), List.of());

        assertThatThrownBy(() -> judge(unsynced, put(GOOD))).isInstanceOf(UndecidableException.class);
    }

    @Test
    void aDeadlineIsNoVerdict() {
        TemplateJudge late = new TemplateJudge(
                new ConfigCheck(new ConfigRenderer(RenderLimits.DEFAULT, () -> true), ManifestRule.NONE));

        assertThatThrownBy(() -> late.judge(
                        config, stores(config), ResourceChanges.of(put(GOOD)), Namespaces.UNKNOWN, Manifests.NONE))
                .isInstanceOf(UndecidableException.class)
                .hasMessageContaining("not finished in time");
    }

    @Test
    void anObjectThatARuleRefusesIsWrongWithItsPlace() {
        ManifestRule nothingHere = manifest ->
                Optional.of(Problem.error("metadata.namespace", Reason.INVALID, "is not allowed here", "leave it"));
        TemplateJudge strict =
                new TemplateJudge(new ConfigCheck(new ConfigRenderer(RenderLimits.DEFAULT, () -> false), nothingHere));

        assertThat(strict.judge(
                        config, stores(config), ResourceChanges.of(put(GOOD)), Namespaces.UNKNOWN, Manifests.NONE))
                .isEqualTo(
                        new RenderVerdict.Broken(
                                new Fault(
                                        Phase.SEMANTIC,
                                        "spec.k8sResources.hosts, document 1, line 4: metadata.namespace: is not allowed here; leave it")));
    }

    private RenderVerdict judge(ResourceStores stores, ResourceChange change) {
        TemplateJudge judge = new TemplateJudge(
                new ConfigCheck(new ConfigRenderer(RenderLimits.DEFAULT, () -> false), ManifestRule.NONE));
        return judge.judge(config, stores, ResourceChanges.of(change), Namespaces.UNKNOWN, Manifests.NONE);
    }

    private static ResourceChange put(ObjectNode object) {
        return new ResourceChange.Put(INGRESSES, object);
    }

    private static ResourceChange remove(String name) {
        return new ResourceChange.Remove(INGRESSES, new ObjectKey("shop", name));
    }
}
