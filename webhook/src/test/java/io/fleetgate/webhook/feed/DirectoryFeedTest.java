package io.fleetgate.webhook.feed;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.fleetgate.admission.AdmissionRules;
import io.fleetgate.api.solar.SolarKinds;
import io.fleetgate.object.ObjectKey;
import io.fleetgate.policy.RulePolicy;
import io.fleetgate.settlement.FleetIndexes;
import io.fleetgate.store.Completeness;
import io.fleetgate.webhook.http.StartException;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class DirectoryFeedTest {
    private static final String TARGET = """
            apiVersion: solar.opendefense.cloud/v1alpha1
            kind: Target
            metadata: {name: edge, namespace: sites}
            spec: {renderRegistryRef: {name: registry}}
            """;

    @TempDir
    private Path folder;

    @Test
    void everyFileBelowTheFolderIsRead() throws IOException {
        write("a.yaml", TARGET);
        write("deeper/b.yml", TARGET.replace("edge", "other"));
        write("deeper/c.json", """
                {"apiVersion":"solar.opendefense.cloud/v1alpha1","kind":"Target","metadata":{"name":"third","namespace":"sites"},"spec":{}}
                """);
        write("notes.txt", "not read: [");

        DirectoryFeed feed = read();

        assertThat(feed.snapshot().list(SolarKinds.TARGET)).hasSize(3);
        assertThat(feed.missing()).isEmpty();
    }

    @Test
    void windowsLineEndsAndAByteOrderMarkAreRead() throws IOException {
        write("a.yaml", "\uFEFF" + TARGET.replace("\n", "\r\n"));

        assertThat(read().snapshot().find(SolarKinds.TARGET, new ObjectKey("sites", "edge")))
                .isPresent();
    }

    @Test
    void anEmptyFolderIsAFleetWithoutObjects() {
        DirectoryFeed feed = read();

        assertThat(feed.snapshot().size()).isZero();
        assertThat(SolarKinds.ALL)
                .allSatisfy(
                        kind -> assertThat(feed.snapshot().completeness(kind)).isEqualTo(Completeness.COMPLETE));
    }

    @Test
    void anObjectWithoutNamespaceIsWhereKubectlWouldPutIt() throws IOException {
        write("a.yaml", TARGET.replace(", namespace: sites", ""));

        assertThat(read().snapshot().find(SolarKinds.TARGET, new ObjectKey("default", "edge")))
                .isPresent();
    }

    @Test
    void aFileThatCannotBeParsedStopsTheStartWithItsLine() throws IOException {
        write("a.yaml", TARGET + "---\nkind: [\n");

        assertRefused(folder.resolve("a.yaml") + ":");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "kind: Target\nkind: Release\n",
                "kind: Target\n\tmetadata: x\n",
                "a: &a [1]\nb: *missing\n",
                "kind: Target\nmetadata: x\n",
                "just text\n",
                "{\"kind\": \"Target\"\n"
            })
    void whatIsNoObjectStopsTheStartAtItsPlace(String text) throws IOException {
        write("good.yaml", TARGET);
        write("odd.yaml", text);

        assertThatThrownBy(this::read)
                .isInstanceOf(StartException.class)
                .message()
                .containsPattern("odd\\.yaml:[1-9]: ")
                .doesNotContain("good.yaml");
    }

    @Test
    void aSpecThatIsNullOrHasWrongTypesIsLoadedAsItIs() throws IOException {
        write("a.yaml", TARGET.replace("{renderRegistryRef: {name: registry}}", "null"));
        write("b.yaml", TARGET.replace("edge", "odd").replace("{name: registry}", "7"));

        DirectoryFeed feed = read();

        assertThat(feed.snapshot().list(SolarKinds.TARGET)).hasSize(2);
        assertThat(warnings(feed)).singleElement().asString().contains("b.yaml:4: Target sites/odd is loaded");
    }

    @Test
    void everythingThatIsWrongIsNamedAtOnce() throws IOException {
        write("a.yaml", "kind: [\n");
        write("b.yaml", "apiVersion: v1\nkind: Secret\n");
        write("c.yaml", TARGET.replace("v1alpha1", "v9"));

        assertRefused("a.yaml:", "b.yaml:1: metadata.name: is missing", "c.yaml:1: ", "v9");
    }

    @Test
    void twoDocumentsWithOneIdentityStopTheStartWithBothLines() throws IOException {
        write("a.yaml", TARGET);
        write("b.yaml", "# first line\n---\n" + TARGET);

        assertRefused("b.yaml:3: Target sites/edge is also at " + folder.resolve("a.yaml") + ":1");
    }

    @Test
    void aFolderThatDoesNotExistStopsTheStart() {
        Path absent = folder.resolve("absent");

        assertThatThrownBy(() -> DirectoryFeed.read(absent, SolarKinds.ALL, FleetIndexes.ALL))
                .isInstanceOf(StartException.class)
                .hasMessageContaining(absent.toString())
                .hasMessageContaining("does not exist");
    }

    @Test
    void aFileInPlaceOfTheFolderStopsTheStart() throws IOException {
        Path file = write("a.yaml", TARGET);

        assertThatThrownBy(() -> DirectoryFeed.read(file, SolarKinds.ALL, FleetIndexes.ALL))
                .isInstanceOf(StartException.class)
                .hasMessageContaining("it is a file");
    }

    @Test
    void aFileThatCannotBeReadStopsTheStart() throws IOException {
        Path link = Files.createSymbolicLink(folder.resolve("a.yaml"), folder.resolve("nowhere"));

        assertRefused(link + ": cannot be read");
    }

    @Test
    void anObjectThatAdmissionWouldDenyIsLoadedAndNamed() throws IOException {
        write("a.yaml", """
                apiVersion: solar.opendefense.cloud/v1alpha1
                kind: Profile
                metadata: {name: broken, namespace: sites}
                spec:
                  releaseRef: {name: kyverno}
                  targetSelector:
                    matchLabels: {"not a label": x}
                """);

        DirectoryFeed feed = read();

        assertThat(feed.snapshot().find(SolarKinds.PROFILE, new ObjectKey("sites", "broken")))
                .isPresent();
        assertThat(warnings(feed))
                .singleElement()
                .asString()
                .startsWith(folder.resolve("a.yaml")
                        + ":7: Profile sites/broken is loaded, but admission would deny it: spec.targetSelector");
    }

    @Test
    void anObjectThatIsDeletedAndThatNothingHoldsIsNotLoadedAndNamed() throws IOException {
        write("a.yaml", """
                apiVersion: solar.opendefense.cloud/v1alpha1
                kind: Registry
                metadata: {name: old, namespace: sites, deletionTimestamp: "2026-01-01T00:00:00Z", finalizers: []}
                spec: {hostname: old.example.test}
                """);

        DirectoryFeed feed = read();

        assertThat(feed.snapshot().size()).isZero();
        assertThat(warnings(feed))
                .singleElement()
                .asString()
                .endsWith("a.yaml:1: Registry sites/old is not loaded: it is being deleted, and no finalizer holds it");
    }

    @Test
    void anUnknownKindIsKeptAndNamed() throws IOException {
        write("a.yaml", "apiVersion: example.test/v1\nkind: Mystery\nmetadata: {name: a}\n");

        DirectoryFeed feed = read();

        assertThat(feed.snapshot().size()).isEqualTo(1);
        assertThat(warnings(feed))
                .singleElement()
                .asString()
                .contains("a.yaml:1: kind example.test/v1 Mystery is not known");
    }

    private Path write(String name, String text) throws IOException {
        Path file = folder.resolve(name);
        Files.createDirectories(file.getParent());
        return Files.writeString(file, text);
    }

    private DirectoryFeed read() {
        return DirectoryFeed.read(folder, SolarKinds.ALL, FleetIndexes.ALL);
    }

    private static List<String> warnings(DirectoryFeed feed) {
        return LoadWarnings.of(feed, new AdmissionRules(RulePolicy.DEFAULT));
    }

    private void assertRefused(String... parts) {
        assertThatThrownBy(this::read)
                .isInstanceOf(StartException.class)
                .message()
                .contains(parts);
    }
}
