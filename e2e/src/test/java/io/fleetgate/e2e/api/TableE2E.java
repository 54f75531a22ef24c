package io.fleetgate.e2e.api;

import static org.assertj.core.api.Assertions.assertThat;

import io.fleetgate.e2e.installation.Installation;
import io.fleetgate.e2e.installation.InstallationExtension;
import io.fleetgate.e2e.installation.TestNamespace;
import java.io.IOException;
import java.util.List;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What {@code kubectl get} prints for each kind, asked for by its short name. */
@ExtendWith(InstallationExtension.class)
class TableE2E {
    private static TestNamespace namespace;

    @BeforeAll
    static void storeOneOfEachKind(Installation installation) throws IOException, InterruptedException {
        namespace = installation.newNamespace("table");
        namespace
                .kubectl("apply", "-f", "src/test/resources/manifests/one-namespace")
                .output();
    }

    @ParameterizedTest
    @CsvSource({
        "comp, components,        NAME   REGISTRY   REPOSITORY   AGE",
        "cv,   componentversions, NAME   COMPONENT REF   TAG   AGE",
        "rel,  releases,          NAME   COMPONENTVERSION REF   STATUS   AGE",
        "rlb,  releasebindings,   NAME   TARGET   RELEASE   AGE",
        "prf,  profiles,          NAME   RELEASE REF   MATCHED TARGETS   AGE",
        "tgt,  targets,           NAME   RENDER REGISTRY   BOOTSTRAP VERSION   AGE",
        "reg,  registries,        NAME   HOSTNAME   PLAIN HTTP   AGE",
        "rb,   registrybindings,  NAME   TARGET   REGISTRY   AGE",
        "rg,   referencegrants,   NAME   AGE",
        "rt,   rendertasks,       NAME   OWNER KIND   OWNER NAME   STATUS   AGE",
        "ra,   renderartifacts,   NAME   REPOSITORY   TAG   CHARTURL   AGE",
        "rbin, renderbindings,    NAME   ARTIFACT   OWNERKIND   OWNERNAME   AGE",
    })
    void shortNameGivesTheColumnsOfItsKind(String shortName, String plural, String columns)
            throws IOException, InterruptedException {
        var byShortName = namespace.kubectl("get", shortName, "-o", "name").output();
        var byPlural = namespace.kubectl("get", plural, "-o", "name").output();
        var header = namespace.kubectl("get", shortName).output().lines().findFirst();

        assertThat(byShortName).isNotEmpty().isEqualTo(byPlural);
        assertThat(header.map(TableE2E::cells)).contains(cells(columns));
    }

    @Test
    void cellsHoldWhatTheObjectSays() throws IOException, InterruptedException {
        status("release/shop", """
                {"conditions": [{"type": "ComponentVersionResolved", "status": "False", "reason": "NotGranted",
                                 "message": "", "lastTransitionTime": "2026-11-30T08:00:00Z"}]}""");
        status("profile/edge", "{\"matchedTargets\": 2}");
        status("target/edge-north", "{\"bootstrapVersion\": 7}");

        assertThat(row("release/shop")).startsWith("shop", "shop-1-4-0", "NotGranted");
        assertThat(row("profile/edge")).startsWith("edge", "shop", "2");
        assertThat(row("target/edge-north")).startsWith("edge-north", "deploy", "7");
        assertThat(row("registry/deploy")).startsWith("deploy", "deploy.example.com:5000", "true");
        assertThat(row("renderartifact/shop-nested")).startsWith("shop-nested", "rendered/shop", "v0.1.0");
    }

    private static void status(String object, String status) throws IOException, InterruptedException {
        var patch = "{\"status\": %s}".formatted(status);
        namespace
                .kubectl("patch", object, "--subresource=status", "--type=merge", "--patch", patch)
                .output();
    }

    private static List<String> row(String object) throws IOException, InterruptedException {
        return cells(namespace.kubectl("get", object, "--no-headers").output());
    }

    /** Columns are apart by at least two spaces, and some names hold one. */
    private static List<String> cells(String line) {
        return List.of(line.strip().split(" {2,}"));
    }
}
