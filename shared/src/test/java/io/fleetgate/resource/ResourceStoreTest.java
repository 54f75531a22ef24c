package io.fleetgate.resource;

import static io.fleetgate.resource.Watched.indexedBy;
import static io.fleetgate.resource.Watched.ingresses;
import static io.fleetgate.resource.Watched.key;
import static io.fleetgate.resource.Watched.keys;
import static io.fleetgate.resource.Watched.object;
import static io.fleetgate.resource.Watched.slice;
import static io.fleetgate.resource.Watched.slices;
import static io.fleetgate.resource.Watched.store;
import static io.fleetgate.resource.Watched.watches;
import static io.fleetgate.resource.Watched.yaml;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.fasterxml.jackson.databind.node.ObjectNode;
import io.fleetgate.resource.watch.Namespaces;
import io.fleetgate.resource.watch.Watch;
import io.fleetgate.store.Completeness;
import io.fleetgate.store.UndecidableException;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class ResourceStoreTest {

    @Test
    void aStoreThatHasNotSyncedIsNotEmptyButUnknown() {
        ResourceStore store = ResourceStore.unsynced(ingresses(""));

        assertThatThrownBy(store::list).isInstanceOf(UndecidableException.class).hasMessageContaining("ingresses");
        assertThatThrownBy(() -> store.fetch(List.of("ns"))).isInstanceOf(UndecidableException.class);
        assertThatThrownBy(() -> store.find(key("ns/a"))).isInstanceOf(UndecidableException.class);
    }

    @Test
    void aFailedReadSaysWhatFailed() {
        ResourceStore store =
                store(ingresses(""), object("ns/a", "", "")).with(new Completeness.ReadFailed("connection refused"));

        assertThatThrownBy(store::list)
                .isInstanceOfSatisfying(
                        UndecidableException.class, e -> assertThat(e.reason()).isEqualTo("StoreReadFailed"))
                .hasMessageContaining("connection refused");
    }

    @Test
    void objectsAreSortedByNamespaceThenName() {
        ResourceStore store = store(
                ingresses(""),
                object("a-b/x", "", ""),
                object("a/z", "", ""),
                object("a/y", "", ""),
                object("b/a", "", ""));

        assertThat(keys(store.list())).containsExactly("a/y", "a/z", "a-b/x", "b/a");
    }

    @Test
    void oneOfTwoObjectsUnderOneValueIsDeletedAndTheOtherStays() {
        ResourceStore store = store(slices(), slice("ns/a", "web"), slice("ns/b", "web"));

        assertThat(keys(store.without(key("ns/a")).fetch(List.of("web")))).containsExactly("ns/b");
        assertThat(store.without(key("ns/c")).list()).hasSize(2);
    }

    @Test
    void anUpdateThatMovesAnIndexedValueLeavesNothingBehind() {
        ResourceStore store = store(slices(), slice("ns/a", "old"), slice("ns/a", "new"));

        assertThat(store.fetch(List.of("old"))).isEmpty();
        assertThat(keys(store.fetch(List.of("new")))).containsExactly("ns/a");
    }

    @Test
    void fewerKeysThanPathsFindAllThatBeginSo() {
        ResourceStore store =
                store(ingresses(""), object("n/a", "", ""), object("n/b", "", ""), object("n2/a", "", ""));

        assertThat(keys(store.fetch(List.of("n")))).containsExactly("n/a", "n/b");
        assertThat(keys(store.fetch(List.of("n", "b")))).containsExactly("n/b");
        assertThat(store.fetch(List.of("n/b"))).isEmpty();
    }

    @Test
    void noKeyAndMoreKeysThanPathsAreAMistake() {
        ResourceStore store = store(ingresses(""));

        assertThatThrownBy(() -> store.fetch(List.of()))
                .isInstanceOf(KeyCountException.class)
                .hasMessage("ingresses is looked up by 1 to 2 keys, not 0");
        assertThatThrownBy(() -> store.fetch(List.of("a", "b", "c"))).isInstanceOf(KeyCountException.class);
    }

    @Test
    void anObjectIsFoundUnderEachOfSeveralValuesAndUnderNoneWhereItSaysNone() {
        ResourceStore store = store(
                indexedBy("'spec.rules[*].host', spec.port"),
                object("ns/a", "", "rules: [{host: x}, {host: y}, {host: x}], port: 80"),
                object("ns/b", "", "rules: [], port: 80"),
                object("ns/c", "", "rules: [{host: null}, {host: {of: object}}], port: 80"),
                object("ns/d", "", "rules: [{host: y}]"));

        assertThat(keys(store.list())).hasSize(4);
        assertThat(keys(store.fetch(List.of("x")))).containsExactly("ns/a");
        assertThat(keys(store.fetch(List.of("y")))).containsExactly("ns/a", "ns/d");
        assertThat(keys(store.fetch(List.of("y", "80")))).containsExactly("ns/a");
    }

    @Test
    void aValueWithASlashIsOneKey() {
        ResourceStore store = store(indexedBy("type"), yaml("{metadata: {name: a}, type: kubernetes.io/tls}"));

        assertThat(store.fetch(List.of("kubernetes.io/tls"))).hasSize(1);
    }

    @Test
    void wholeNumbersAreIntegersAndOthersStay() {
        ResourceStore store =
                store(ingresses(""), object("ns/a", "", "a: 80.0, b: 3.14, c: [1.0e+3], d: 5000000000.0, e: 1.0e+300"));

        assertThat(store.list().iterator().next().path("spec"))
                .hasToString("{\"a\":80,\"b\":3.14,\"c\":[1000],\"d\":5000000000,\"e\":1.0E300}");
    }

    @Test
    void theObjectThatWasGivenStaysAsItIsAndSharesWithTheStoreWhatIsTheSame() {
        String fields = "labels: {app: web}, annotations: {noise: x}";
        ObjectNode given = object("ns/a", fields, "x: 1");
        Watch quiet = watches("watchedResourcesIgnoreFields: [metadata.annotations], watchedResources: {ingresses: "
                        + "{apiVersion: networking.k8s.io/v1, resources: ingresses, indexBy: [metadata.name]}}")
                .entries()
                .getFirst();

        ObjectNode stored = store(quiet, given).list().iterator().next();

        assertThat(given).isEqualTo(object("ns/a", fields, "x: 1"));
        assertThat(stored).isEqualTo(object("ns/a", "labels: {app: web}", "x: 1"));
        assertThat(stored.path("spec")).isSameAs(given.path("spec"));
        assertThat(stored.at("/metadata/labels")).isSameAs(given.at("/metadata/labels"));
        assertThat(store(ingresses(""), given).list()).singleElement().isSameAs(given);
    }

    @Test
    void aWatchIsEqualToOneThatIsWrittenTheSame() {
        Watch watch = ingresses("labelSelector: \"app in (b,a),!old,x!=y\", fieldSelector: spec.class=web");

        assertThat(watch)
                .isEqualTo(ingresses("labelSelector: \"app in (a,b),!old,x!=y\", fieldSelector: spec.class=web"))
                .hasSameHashCodeAs(
                        ingresses("labelSelector: \"app in (a,b),!old,x!=y\", fieldSelector: spec.class=web"))
                .isNotEqualTo(ingresses("labelSelector: \"app in (a,b),!old,x!=y\", fieldSelector: spec.class=api"))
                .isNotEqualTo(indexedBy("metadata.name"));
        assertThat(watch.labels()).hasToString("app in (a,b),!old,x notin (y)");
    }

    @Test
    void labelsFieldsAndNamespacesSelect() {
        Namespaces namespaces =
                new Namespaces(Completeness.COMPLETE, Map.of("in", Map.of("tier", "edge"), "out", Map.of()));
        ResourceStore empty = store(
                ingresses("labelSelector: 'app in (a,b)', fieldSelector: 'spec.x=a=b', namespaceSelector: tier=edge"));

        ResourceStore store = empty.with(object("in/all", "labels: {app: a}", "x: a=b"), namespaces)
                .with(object("in/label", "labels: {app: c}", "x: a=b"), namespaces)
                .with(object("in/field", "labels: {app: a}", "x: a"), namespaces)
                .with(object("in/nofield", "labels: {app: a}", ""), namespaces)
                .with(object("out/namespace", "labels: {app: a}", "x: a=b"), namespaces)
                .with(yaml("{metadata: {name: cluster-wide, labels: {app: a}}, spec: {x: a=b}}"), namespaces);

        assertThat(keys(store.list())).containsExactly("cluster-wide", "in/all");
    }

    @Test
    void aNamespaceWhoseLabelsAreNotKnownIsUndecidable() {
        ResourceStore store = store(ingresses("namespaceSelector: tier=edge"));

        assertThatThrownBy(() -> store.with(object("ns/a", "", ""), Namespaces.UNKNOWN))
                .isInstanceOf(UndecidableException.class);
    }

    @Test
    void aNamespaceIsSelectedByItsName() {
        ResourceStore store = store(ingresses("namespaceSelector: kubernetes.io/metadata.name=ns"));
        Namespaces namespaces = new Namespaces(Completeness.COMPLETE, Map.of());

        assertThat(keys(store.with(object("ns/a", "", ""), namespaces)
                        .with(object("other/a", "", ""), namespaces)
                        .list()))
                .containsExactly("ns/a");
    }
}
