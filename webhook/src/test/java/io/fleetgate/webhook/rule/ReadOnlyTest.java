package io.fleetgate.webhook.rule;

import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import org.junit.jupiter.api.Test;

/** Nothing that the webhook can reach writes to a cluster. */
class ReadOnlyTest {
    private static final String WEBHOOK = "io.fleetgate.webhook";
    private static final int CLASSES_AT_LEAST = 120;

    private static final JavaClasses PROJECT = new ClassFileImporter()
            .withImportOption(new ImportOption.DoNotIncludeTests())
            .importPackages("io.fleetgate");

    @Test
    void everyClientCallReachableFromTheWebhookIsKnownToRead() {
        assertThat(ClientCalls.notKnownToRead(PROJECT, WEBHOOK)).isEmpty();
    }

    @Test
    void theRuleLooksAtTheWholeProject() {
        assertThat(ClientCalls.reachable(PROJECT, WEBHOOK))
                .hasSizeGreaterThan(CLASSES_AT_LEAST)
                .anyMatch(found -> found.getSimpleName().equals("ClusterFeed"))
                .anyMatch(found -> found.getSimpleName().equals("KindInformer"))
                .anyMatch(found -> found.getSimpleName().equals("AdmissionRules"));
    }

    @Test
    void aPlantedWriterIsFoundThroughItsCaller() {
        JavaClasses planted = new ClassFileImporter().importClasses(PlantedWriter.class, PlantedCaller.class);

        assertThat(ClientCalls.notKnownToRead(planted, PlantedCaller.class.getPackageName()))
                .anyMatch(call -> call.contains(".serverSideApply()"))
                .anyMatch(call -> call.contains(".delete()"))
                .anyMatch(call -> call.contains(".evict()"))
                .anyMatch(call -> call.contains(".raw("))
                .anyMatch(call -> call.contains("HttpRequest$Builder.post("));
    }
}
