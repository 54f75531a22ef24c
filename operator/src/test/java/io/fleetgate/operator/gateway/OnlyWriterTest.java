package io.fleetgate.operator.gateway;

import static com.tngtech.archunit.core.domain.JavaClass.Predicates.simpleName;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.tngtech.archunit.base.DescribedPredicate;
import com.tngtech.archunit.core.domain.JavaAccess;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import com.tngtech.archunit.lang.ArchRule;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** Nothing but the gateway writes. */
class OnlyWriterTest {
    private static final int CLASSES_AT_LEAST = 120;
    private static final String CLIENT = "io.fabric8.kubernetes.client";

    /** Leases are the election's: it has no say without them, and the gateway none without it. */
    private static final String LEADER = "io.fleetgate.operator.leader..";

    /** Making an object; building and closing a client; its version; a request that is a GET, as one of which nothing else is said. */
    private static final Set<String> READING = Set.of(
            "CustomResource.<init>",
            "Config.autoConfigure",
            "Config.fromKubeconfig",
            "Config.setRequestRetryBackoffLimit",
            "Config.setHttp2Disable",
            "Config.setConnectionTimeout",
            "Config.setRequestTimeout",
            "KubernetesClientBuilder.<init>",
            "KubernetesClientBuilder.withConfig",
            "KubernetesClientBuilder.build",
            "KubernetesClient.getMasterUrl",
            "KubernetesClient.getHttpClient",
            "KubernetesClient.getKubernetesVersion",
            "KubernetesClient.close",
            "KubernetesClientException.getMessage",
            "VersionInfo.getGitVersion",
            "http.HttpClient.newHttpRequestBuilder",
            "http.HttpClient.consumeBytes",
            "http.HttpRequest$Builder.uri",
            "http.HttpRequest$Builder.timeout",
            "http.HttpRequest$Builder.build",
            "http.HttpResponse.code",
            "http.HttpResponse.body",
            "http.AsyncBody.consume",
            "http.AsyncBody.done",
            "http.AsyncBody.cancel");

    private static final ArchRule NOBODY_ELSE_WRITES = noClasses()
            .that()
            .resideOutsideOfPackages(WriteGateway.class.getPackageName(), LEADER)
            .should()
            .accessTargetWhere(DescribedPredicate.describe("may write to a cluster", OnlyWriterTest::mayWrite));

    private static final JavaClasses PROJECT = new ClassFileImporter()
            .withImportOption(new ImportOption.DoNotIncludeTests())
            .withImportOption(location -> !location.contains("-tests.jar"))
            .importPackages("io.fleetgate");

    @Test
    void everyCallOfTheClientOutsideOfTheGatewayIsKnownToRead() {
        assertThat(PROJECT).hasSizeGreaterThan(CLASSES_AT_LEAST);

        NOBODY_ELSE_WRITES.check(PROJECT);
    }

    @Test
    void insideOnlyTheGatewayItselfSends() {
        noClasses()
                .that()
                .doNotHaveSimpleName(WriteGateway.class.getSimpleName())
                .should()
                .dependOnClassesThat(simpleName(Exchange.class.getSimpleName()))
                .check(PROJECT.that(DescribedPredicate.not(simpleName(Exchange.class.getSimpleName()))));
    }

    @Test
    void aPlantedWriterIsFound() {
        JavaClasses planted = new ClassFileImporter().importClasses(PlantedWriter.class);
        ArchRule rule = noClasses()
                .should()
                .accessTargetWhere(DescribedPredicate.describe("may write to a cluster", OnlyWriterTest::mayWrite));

        assertThatThrownBy(() -> rule.check(planted))
                .isInstanceOf(AssertionError.class)
                .hasMessageContaining("HttpRequest$Builder.post(")
                .hasMessageContaining(".configMaps()");
    }

    private static boolean mayWrite(JavaAccess<?> access) {
        String owner = access.getTargetOwner().getName();
        return owner.startsWith(CLIENT + ".")
                && !READING.contains(owner.substring(CLIENT.length() + 1) + "." + access.getName());
    }
}
