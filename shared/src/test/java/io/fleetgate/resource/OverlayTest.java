package io.fleetgate.resource;

import static io.fleetgate.resource.Watched.INGRESSES;
import static io.fleetgate.resource.Watched.SLICES;
import static io.fleetgate.resource.Watched.ingresses;
import static io.fleetgate.resource.Watched.key;
import static io.fleetgate.resource.Watched.keys;
import static io.fleetgate.resource.Watched.object;
import static io.fleetgate.resource.Watched.over;
import static io.fleetgate.resource.Watched.put;
import static io.fleetgate.resource.Watched.remove;
import static io.fleetgate.resource.Watched.slice;
import static io.fleetgate.resource.Watched.slices;
import static io.fleetgate.resource.Watched.store;
import static io.fleetgate.resource.Watched.watches;
import static io.fleetgate.resource.Watched.yaml;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.fasterxml.jackson.databind.node.ObjectNode;
import io.fleetgate.resource.watch.GroupVersionResource;
import io.fleetgate.resource.watch.Namespaces;
import io.fleetgate.resource.watch.Watches;
import io.fleetgate.store.Completeness;
import io.fleetgate.store.UndecidableException;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** What a change shows to templates before it is stored: one test for each thing that an overlay must get right, and for each case. */
class OverlayTest {
    private static final ObjectNode A1 = object("ns/a", "", "version: 1");
    private static final ObjectNode A2 = object("ns/a", "", "version: 2");

    @Test
    void requirement1AnUpdateOrDeletionIsOfTheObjectWithThatNamespaceAndName() {
        ResourceStore base = store(ingresses(""), A1, object("ns/b", "", ""));

        assertThat(over(base, put(A2)).list()).containsExactly(A2, object("ns/b", "", ""));
        assertThat(over(base, put(A2)).fetch(List.of("ns", "a"))).containsExactly(A2);
        assertThat(keys(over(base, remove("ns/a")).list())).containsExactly("ns/b");
        assertThat(over(base, remove("ns/a")).fetch(List.of("ns", "a"))).isEmpty();
    }

    @Test
    void requirement2TheCreationOfWhatIsStoredAlreadyReplacesIt() {
        OverlaidStore overlay = over(store(ingresses(""), A1), put(A2));

        assertThat(overlay.list()).containsExactly(A2);
        assertThat(overlay.list()).hasSize(1);
    }

    @Test
    void requirement3TheOrderIsThatOfTheStoreWithTheChange() {
        ResourceStore base =
                store(ingresses(""), object("ns/c", "", ""), object("ns/a", "", ""), object("ms/z", "", ""));

        OverlaidStore overlay = over(base, put(object("ns/b", "", "")), put(object("a/y", "", "")));

        assertThat(keys(overlay.list())).containsExactly("a/y", "ms/z", "ns/a", "ns/b", "ns/c");
        assertThat(keys(overlay.fetch(List.of("ns")))).containsExactly("ns/a", "ns/b", "ns/c");
    }

    @Test
    void requirement4AProposedObjectIsFoundByWhatItsStoreIsIndexedBy() {
        OverlaidStore overlay = OverlaidStore.of(
                store(slices(), slice("ns/a", "web")),
                List.of(new ResourceChange.Put(SLICES, slice("ns/b", "web"))),
                Namespaces.UNKNOWN);

        assertThat(keys(overlay.fetch(List.of("web")))).containsExactly("ns/a", "ns/b");
        assertThat(overlay.fetch(List.of("ns"))).isEmpty();
    }

    @Test
    void requirement5AnUpdateThatMovesAnIndexedValueIsFoundUnderTheNewOneAlone() {
        OverlaidStore overlay = OverlaidStore.of(
                store(slices(), slice("ns/a", "old"), slice("ns/b", "old")),
                List.of(new ResourceChange.Put(SLICES, slice("ns/a", "new"))),
                Namespaces.UNKNOWN);

        assertThat(keys(overlay.fetch(List.of("old")))).containsExactly("ns/b");
        assertThat(keys(overlay.fetch(List.of("new")))).containsExactly("ns/a");
    }

    @Test
    void requirement6IgnoredFieldsAreSeenOfNoObjectStoredOrProposed() {
        Watches watches =
                watches("watchedResourcesIgnoreFields: [metadata.managedFields, \"metadata.annotations['a.b/c']\"], "
                        + "watchedResources: {i: {apiVersion: v1, resources: x, indexBy: [metadata.name]}}");
        String noise = "managedFields: [1], annotations: {a.b/c: x, keep: y}";
        ResourceStore base = store(watches.entries().getFirst(), object("ns/a", noise, "port: 80.0"));

        OverlaidStore overlay = over(base, put(object("ns/b", noise, "port: 80.0")));

        assertThat(overlay.list())
                .containsExactly(
                        object("ns/a", "annotations: {keep: y}", "port: 80"),
                        object("ns/b", "annotations: {keep: y}", "port: 80"));
    }

    @Test
    void requirement7WhatIsNotSelectedIsNotThereAndWhatNoLongerIsGoesAway() {
        ObjectNode ours = object("ns/a", "", "ingressClassName: haproxy");
        ObjectNode foreign = object("ns/a", "", "ingressClassName: other");
        ResourceStore base = store(ingresses("fieldSelector: spec.ingressClassName=haproxy"), ours);
        ResourceStore without = base.without(key("ns/a"));

        assertThat(over(without, put(foreign)).differs())
                .as("create, not selected")
                .isFalse();
        assertThat(over(base, put(foreign)).list()).as("selected before").isEmpty();
        assertThat(over(base, put(foreign)).differs()).isTrue();
        assertThat(over(without, put(ours)).list()).as("selected after").containsExactly(ours);
    }

    @Test
    void requirement8AChangeIsInEveryStoreThatWatchesItsResourceWhateverTheStoreIsCalled() {
        Watches watches = watches("""
                watchedResources: {
                  endpoints: {apiVersion: discovery.k8s.io/v1, resources: endpointslices, indexBy: [metadata.name]},
                  slicesOfWeb: {apiVersion: discovery.k8s.io/v1, resources: endpointslices, labelSelector: app=web, indexBy: [metadata.name]},
                  old: {apiVersion: discovery.k8s.io/v1beta1, resources: endpointslices, indexBy: [metadata.name]}}
                """);
        ResourceStores stores = new ResourceStores(
                watches,
                watches.entries().stream()
                        .map(watch -> ResourceStore.unsynced(watch).with(Completeness.COMPLETE))
                        .toList());

        OverlaidStores overlay = stores.with(
                ResourceChanges.of(
                        new ResourceChange.Put(SLICES, object("ns/a", "labels: {app: web}", "")),
                        new ResourceChange.Put(SLICES, object("ns/b", "", ""))),
                Namespaces.UNKNOWN);

        assertThat(keys(overlay.views().get("endpoints").list())).containsExactly("ns/a", "ns/b");
        assertThat(keys(overlay.views().get("slicesOfWeb").list())).containsExactly("ns/a");
        assertThat(overlay.views().get("old").list()).isEmpty();
        assertThat(overlay.views().keySet()).containsExactly("endpoints", "slicesOfWeb", "old");
        assertThat(overlay.differ()).isTrue();
    }

    @Test
    void whatNoConfigWatchesChangesNothing() {
        Watches watches = new Watches(List.of(ingresses("")));
        ResourceStores stores = new ResourceStores(watches, List.of());

        OverlaidStores overlay = stores.with(
                ResourceChanges.of(new ResourceChange.Put(new GroupVersionResource("", "v1", "pods"), A1)),
                Namespaces.UNKNOWN);

        assertThat(overlay.differ()).isFalse();
    }

    @Test
    void severalChangesAreOneOverlay() {
        ResourceStore base = store(ingresses(""), A1, object("ns/b", "", ""), object("ns/c", "", ""));

        OverlaidStore overlay = over(base, put(A2), remove("ns/b"), put(object("ns/d", "", "")), remove("ns/none"));

        assertThat(keys(overlay.list())).containsExactly("ns/a", "ns/c", "ns/d");
        assertThat(overlay.list()).hasSize(3);
        assertThat(overlay.find(key("ns/a"))).contains(A2);
        assertThat(overlay.find(key("ns/b"))).isEmpty();
        assertThat(overlay.find(key("ns/c"))).isPresent();
    }

    @Test
    void oneNameInSeveralNamespacesIsSeveralObjects() {
        ResourceStore base =
                store(ingresses(""), object("n1/a", "", ""), object("n2/a", "", ""), object("n3/a", "", ""));

        assertThat(keys(over(base, remove("n2/a")).list())).containsExactly("n1/a", "n3/a");
    }

    @Test
    void theStoreAndOtherOverlaysSeeNothingOfIt() {
        ResourceStore base = store(ingresses(""), A1);
        OverlaidStore one = over(base, put(A2));
        OverlaidStore other = over(base, remove("ns/a"));

        assertThat(base.list()).containsExactly(A1);
        assertThat(one.list()).containsExactly(A2);
        assertThat(other.list()).isEmpty();
    }

    @Test
    void anUpdateOfWhatTemplatesDoNotSeeDiffersInNothing() {
        ResourceStore base = store(ingresses(""), object("ns/a", "", "weight: 1"));

        assertThat(over(base, put(object("ns/a", "", "weight: 1.0"))).differs()).isFalse();
        assertThat(over(base, put(object("ns/a", "", "weight: 1.5"))).differs()).isTrue();
        assertThat(over(base, remove("ns/none")).differs()).isFalse();
        assertThat(over(base).differs()).isFalse();
    }

    @Test
    void overAnUnknownStoreNothingButTheChangeIsKnown() {
        OverlaidStore overlay = over(ResourceStore.unsynced(ingresses("")), put(A1));

        assertThat(overlay.find(key("ns/a"))).contains(A1);
        assertThatThrownBy(overlay::list).isInstanceOf(UndecidableException.class);
        assertThatThrownBy(() -> overlay.fetch(List.of("ns"))).isInstanceOf(UndecidableException.class);
        assertThatThrownBy(() -> overlay.find(key("ns/b"))).isInstanceOf(UndecidableException.class);
        assertThatThrownBy(overlay::differs).isInstanceOf(UndecidableException.class);
    }

    @Test
    void twoChangesOfOneObjectAreNoChanges() {
        assertThatThrownBy(() -> ResourceChanges.of(put(A1), remove("ns/a")))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining(INGRESSES.toString());
    }

    @Test
    void anObjectThatIsYetToBeNamedStandsBesideTheOthers() {
        ObjectNode unnamed = yaml("{metadata: {namespace: ns, generateName: a-}}");

        assertThat(over(store(ingresses(""), A1), put(unnamed)).list()).containsExactly(A1, unnamed);
    }

    @Test
    void aNamespaceThatNobodyHasHeardOfYetIsNotOneWithoutLabels() {
        ResourceStore base = ResourceStore.unsynced(ingresses("namespaceSelector: tier=edge"))
                .with(Completeness.COMPLETE);
        Namespaces others = new Namespaces(Completeness.COMPLETE, Map.of("other", Map.of()));
        List<ResourceChange> changes = List.of(put(A1));

        assertThatThrownBy(() -> OverlaidStore.of(base, changes, others)).isInstanceOf(UndecidableException.class);
        assertThat(OverlaidStore.of(base, changes, new Namespaces(Completeness.COMPLETE, Map.of("ns", Map.of())))
                        .list())
                .isEmpty();
    }
}
