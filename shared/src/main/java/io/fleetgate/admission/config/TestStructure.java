package io.fleetgate.admission.config;

import io.fleetgate.api.haptic.HAProxyTemplateConfigSpec;
import io.fleetgate.api.haptic.ValidationTest;
import io.fleetgate.object.FieldName;
import io.fleetgate.problem.Problem;
import io.fleetgate.problem.Reason;
import io.fleetgate.text.PrintableText;
import java.util.HashSet;
import java.util.Set;
import java.util.function.Consumer;

/** The tests of a config: their fixtures are of stores that there are, and they assert something. */
final class TestStructure {
    /** The store of the Pods that run HAProxy, which every config has. */
    private static final String PODS = "haproxy-pods";
    /** Not run itself: what it gives, every other test has too. */
    private static final String GLOBAL = "_global";

    private final Set<String> stores;
    private final Consumer<Problem> problems;

    private TestStructure(Set<String> stores, Consumer<Problem> problems) {
        this.stores = stores;
        this.problems = problems;
    }

    static void check(HAProxyTemplateConfigSpec spec, Consumer<Problem> problems) {
        Set<String> stores = new HashSet<>(spec.watchedResources().keySet());
        stores.add(PODS);
        TestStructure tests = new TestStructure(stores, problems);
        spec.validationTests()
                .forEach((name, test) -> tests.test(name, test, FieldName.below("spec.validationTests", name)));
    }

    private void test(String name, ValidationTest test, String path) {
        test.fixtures().forEach((store, objects) -> {
            String fixtures = FieldName.below(path + ".fixtures", store);
            if (!stores.contains(store)) {
                problems.accept(Problem.error(
                        fixtures,
                        Reason.NOT_FOUND,
                        "there is no store " + PrintableText.quoted(store),
                        "name an entry of watchedResources"));
            }
            for (int i = 0; i < objects.size(); i++) {
                TemplateStructure.requireObject(objects.get(i), fixtures + "[" + i + "]", problems);
            }
        });
        for (int i = 0; i < test.httpResources().size(); i++) {
            FieldProblems.requireSet(
                    test.httpResources().get(i).url(), path + ".httpResources[" + i + "].url", problems);
        }
        TemplateStructure.requireObject(test.extraContext(), path + ".extraContext", problems);
        if (test.assertions().isEmpty() && !name.equals(GLOBAL)) {
            problems.accept(Problem.error(
                    path + ".assertions", Reason.REQUIRED, "asserts nothing", "write at least one assertion"));
        }
        for (int i = 0; i < test.assertions().size(); i++) {
            AssertionStructure.check(test.assertions().get(i), path + ".assertions[" + i + "]", problems);
        }
    }
}
