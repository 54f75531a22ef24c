package io.fleetgate.templating.judgement;

import static io.fleetgate.templating.Configs.config;
import static org.assertj.core.api.Assertions.assertThat;

import io.fleetgate.template.budget.RenderLimits;
import io.fleetgate.templating.context.RenderInput;
import io.fleetgate.templating.manifest.Manifests;
import io.fleetgate.templating.rendering.ConfigRenderer;
import java.util.Map;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

/** What is checked of a rendering. */
class ConfigCheckTest {

    @Test
    void whatHaproxyWouldNotAcceptIsSaidWithItsLine() {
        assertThat(fault("""
                haproxyConfig:
                  template: |
                    global
                    backend a
                    backend a
                """))
                .satisfies(fault -> assertThat(fault.phase()).isEqualTo(Phase.SYNTAX))
                .extracting(Fault::message)
                .asString()
                .startsWith("spec.haproxyConfig renders what HAProxy does not accept, judged without HAProxy:"
                        + " haproxy.cfg:3: ");
    }

    @Test
    void aRenderedLineIsNotShownAsItMayHoldASecret() {
        assertThat(fault("haproxyConfig: {template: \"userlist u\\n  user admin insecure-password hunter2'\\n\"}")
                        .message())
                .doesNotContain("hunter2");
    }

    @Test
    @DisplayName("BC-094: a value does not become structure of the document that it is written into")
    void aValueDoesNotBecomeStructure() {
        assertThat(fault("""
                templatingSettings: {extraContext: {owner: "x\\n  labels: {admin: yes}"}}
                k8sResources:
                  map:
                    template: |
                      apiVersion: v1
                      kind: ConfigMap
                      metadata:
                        namespace: shop
                        name: {{ owner }}
                """).phase()).isEqualTo(Phase.RENDER);
    }

    @Test
    void linesAreReplacedAfterTheyAreRendered() {
        Check check = check("""
                maps:
                  hosts.map:
                    template: "  a\\n    b"
                    postProcessing: [{type: regex_replace, params: {pattern: "^[ ]+", replace: ""}}]
                """);

        assertThat(check)
                .isInstanceOfSatisfying(
                        Check.Sound.class,
                        sound -> assertThat(sound.rendered().texts().getFirst().text())
                                .isEqualTo("a\nb\n"));
    }

    private static Fault fault(String spec) {
        return ((Check.Wrong) check(spec)).fault();
    }

    private static Check check(String spec) {
        ConfigCheck check = new ConfigCheck(new ConfigRenderer(RenderLimits.DEFAULT, () -> false), ManifestRule.NONE);
        return check.check(config(spec), RenderInput.of(Map.of()), Manifests.NONE);
    }
}
