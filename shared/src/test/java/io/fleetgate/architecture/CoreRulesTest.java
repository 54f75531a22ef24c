package io.fleetgate.architecture;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import com.tngtech.archunit.lang.ArchRule;
import io.fleetgate.problem.PlantedClock;
import org.junit.jupiter.api.Test;

/** What keeps the decisions pure. The classes are counted, so that a rule over nothing does not pass. */
class CoreRulesTest {
    private static final JavaClasses CLASSES = new ClassFileImporter()
            .withImportOption(new ImportOption.DoNotIncludeTests())
            .importPackages("io.fleetgate");

    private static final ArchRule NO_CLOCK = noClasses()
            .that()
            .resideInAPackage("io.fleetgate..")
            .should()
            .callMethod(System.class, "currentTimeMillis")
            .orShould()
            .callMethod(System.class, "nanoTime")
            .orShould()
            .dependOnClassesThat()
            .haveFullyQualifiedName("java.time.Clock")
            .orShould()
            .callMethod("java.time.Instant", "now");

    @Test
    void thereAreClassesToJudge() {
        assertThat(CLASSES.size()).isGreaterThan(100);
    }

    @Test
    void theCoreHasNoClock() {
        NO_CLOCK.check(CLASSES);
    }

    @Test
    void aPlantedClockIsFound() {
        JavaClasses planted = new ClassFileImporter().importClasses(PlantedClock.class);

        assertThatThrownBy(() -> NO_CLOCK.check(planted)).isInstanceOf(AssertionError.class);
    }

    @Test
    void theCoreDoesNoInputOrOutputLoggingOrThreading() {
        noClasses()
                .that()
                .resideInAPackage("io.fleetgate..")
                .should()
                .dependOnClassesThat()
                .resideInAnyPackage(
                        "java.nio.file..", "java.net..", "java.util.concurrent..", "org.slf4j..", "java.util.logging..")
                .orShould()
                .dependOnClassesThat()
                .haveNameMatching("java\\.io\\.(File|Console).*|java\\.lang\\.Thread")
                .check(CLASSES);
    }

    @Test
    void theCoreHasNoRandomness() {
        noClasses()
                .that()
                .resideInAPackage("io.fleetgate..")
                .should()
                .dependOnClassesThat()
                .haveNameMatching("java\\.util\\.Random|java\\.security\\.SecureRandom|java\\.lang\\.Math\\.random")
                .orShould()
                .callMethod("java.util.UUID", "randomUUID")
                .check(CLASSES);
    }

    @Test
    void onlyTheApiPackageKnowsTheKubernetesClient() {
        noClasses()
                .that()
                .resideOutsideOfPackage("io.fleetgate.api..")
                .should()
                .dependOnClassesThat()
                .resideInAPackage("io.fabric8..")
                .check(CLASSES);
    }

    @Test
    void theResolverKnowsNoStore() {
        noClasses()
                .that()
                .resideInAPackage("io.fleetgate.resolver..")
                .should()
                .dependOnClassesThat()
                .resideInAnyPackage("io.fleetgate.store..", "io.fleetgate.rollout..", "io.fleetgate.api..")
                .check(CLASSES);
    }

    @Test
    void packagesHaveNoCycles() {
        slices().matching("io.fleetgate.(*)..").should().beFreeOfCycles().check(CLASSES);
    }

    @Test
    void notEvenBelowOnePackageAreThereCycles() {
        slices().matching("io.fleetgate.(**)").should().beFreeOfCycles().check(CLASSES);
    }
}
