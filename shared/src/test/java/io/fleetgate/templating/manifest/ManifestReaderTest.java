package io.fleetgate.templating.manifest;

import static org.assertj.core.api.Assertions.assertThat;

import io.fleetgate.template.postprocess.PostProcessors;
import io.fleetgate.templating.EntryKind;
import io.fleetgate.templating.EntryPoint;
import io.fleetgate.templating.rendering.RenderedConfig;
import io.fleetgate.templating.rendering.RenderedText;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;

/** Rendered text, read as Kubernetes objects. */
class ManifestReaderTest {
    private static final String SERVICE = object("v1", "Service", "web");

    @Test
    void anEntryRendersAnyNumberOfObjects() {
        Manifests manifests = read("---\n" + SERVICE + "---\n\n# nothing\n---\n" + object("v1", "ConfigMap", "web"));

        assertThat(manifests.mistakes()).isEmpty();
        assertThat(manifests.objects())
                .extracting(Manifest::label)
                .containsExactly("Service shop/web", "ConfigMap shop/web");
    }

    @Test
    void anObjectIsRenderedOnceWhateverItsVersion() {
        Manifests manifests = read(
                object("apps/v1", "Deployment", "web"),
                "\n---\n" + object("apps/v1beta1", "Deployment", "web") + "---\n"
                        + object("apps/v1", "Deployment", "db"));

        assertThat(manifests.mistakes())
                .extracting(ManifestMistake::sentence)
                .containsExactly("spec.k8sResources.entry1, document 1, line 3: renders Deployment shop/web, which is"
                        + " rendered at spec.k8sResources.entry0, document 1, line 1 already; render each object once");
    }

    @Test
    void everyMistakeIsNamedWithEntryDocumentAndLine() {
        Manifests manifests =
                read(SERVICE + "---\n" + SERVICE.replace("Service", "[a") + "---\nkind: Pod\nmetadata: {}\n");

        assertThat(manifests.mistakes())
                .extracting(mistake ->
                        mistake.origin().label() + ": " + mistake.problem().path())
                .contains(
                        "spec.k8sResources.entry0, document 3, line 9: apiVersion",
                        "spec.k8sResources.entry0, document 3, line 10: metadata.name");
        assertThat(manifests.mistakes().getFirst().origin().document()).isEqualTo(2);
    }

    @Test
    void aNameThatIsOnlyGeneratedIsRefused() {
        Manifests manifests = read("apiVersion: v1\nkind: Pod\nmetadata: {generateName: web-}\n");

        assertThat(manifests.mistakes())
                .extracting(mistake -> mistake.problem().path())
                .containsExactly("metadata.name");
    }

    @Test
    void whatIsRememberedOfAnEarlierRenderingChangesNothing() {
        Random random = new Random(7);
        Manifests previous = Manifests.NONE;
        for (int round = 0; round < 200; round++) {
            String[] texts = {randomDocuments(random), randomDocuments(random)};

            Manifests afresh = read(texts);
            Manifests manifests = ManifestReader.read(rendered(texts), previous);

            assertThat(manifests.objects()).isEqualTo(afresh.objects());
            assertThat(manifests.mistakes()).isEqualTo(afresh.mistakes());
            previous = manifests;
        }
    }

    @Test
    void whatHasTheSameTextIsNotReadAgain() {
        Manifests first = read(SERVICE + "---\n" + object("v1", "ConfigMap", "a"));

        Manifests second = ManifestReader.read(rendered("\n\n---\n" + SERVICE), first);

        assertThat(second.objects().getFirst().json())
                .isSameAs(first.objects().getFirst().json());
        assertThat(second.objects().getFirst().origin().line()).isEqualTo(4);
        assertThat(second.readings()).hasSize(1);
    }

    private static String randomDocuments(Random random) {
        List<String> documents = new ArrayList<>();
        for (int i = 0; i < 4; i++) {
            documents.add(
                    switch (random.nextInt(4)) {
                        case 0 -> "kind: [\n";
                        case 1 -> "# nothing\n";
                        default -> object("v1", "Service", "n" + random.nextInt(5));
                    });
        }
        Collections.shuffle(documents, random);
        return String.join(random.nextBoolean() ? "---\n" : "\n---  # next\n", documents);
    }

    private static String object(String apiVersion, String kind, String name) {
        return "apiVersion: " + apiVersion + "\nkind: " + kind + "\nmetadata: {namespace: shop, name: " + name + "}\n";
    }

    private static Manifests read(String... texts) {
        return ManifestReader.read(rendered(texts), Manifests.NONE);
    }

    private static RenderedConfig rendered(String... texts) {
        List<RenderedText> rendered = new ArrayList<>();
        for (String text : texts) {
            rendered.add(new RenderedText(
                    new EntryPoint(EntryKind.OBJECTS, "entry" + rendered.size(), PostProcessors.NONE), text));
        }
        return new RenderedConfig(rendered, List.of(), List.of());
    }
}
