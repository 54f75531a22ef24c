package io.fleetgate.operator.gateway;

import static com.tngtech.archunit.core.domain.JavaClass.Predicates.simpleName;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.tngtech.archunit.base.DescribedPredicate;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import com.tngtech.archunit.lang.ArchRule;
import io.fleetgate.cluster.ClientReads;
import org.junit.jupiter.api.Test;

/** Nothing but the gateway writes. */
class OnlyWriterTest {
    private static final int CLASSES_AT_LEAST = 120;
    /** Leases are the election's: it has no say without them, and the gateway none without it. */
    private static final String LEADER = "io.fleetgate.operator.leader..";

    private static final ArchRule NOBODY_ELSE_WRITES = noClasses()
            .that()
            .resideOutsideOfPackages(WriteGateway.class.getPackageName(), LEADER)
            .should()
            .accessTargetWhere(DescribedPredicate.describe("may write to a cluster", ClientReads::mayWrite));

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
                .accessTargetWhere(DescribedPredicate.describe("may write to a cluster", ClientReads::mayWrite));

        assertThatThrownBy(() -> rule.check(planted))
                .isInstanceOf(AssertionError.class)
                .hasMessageContaining("HttpRequest$Builder.post(")
                .hasMessageContaining(".configMaps()");
    }
}
