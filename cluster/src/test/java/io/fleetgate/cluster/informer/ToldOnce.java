package io.fleetgate.cluster.informer;

import static org.assertj.core.api.Assertions.assertThat;

import io.fleetgate.object.FleetObject;
import io.fleetgate.object.ObjectKey;
import io.fleetgate.store.Change;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * What a listener may rely on: each change starts where the one before ended, says exactly what differs, brings no version of
 * an object twice, and never an object that is gone.
 */
final class ToldOnce {
    private final String where;
    private final Set<String> versions = new HashSet<>();
    private final Set<String> gone = new HashSet<>();

    ToldOnce(String where) {
        this.where = where;
    }

    void check(List<StoreChange> changes) {
        for (int i = 0; i < changes.size(); i++) {
            if (i > 0) {
                assertThat(changes.get(i).before())
                        .as(where)
                        .isSameAs(changes.get(i - 1).after());
            }
            if (changes.get(i) instanceof StoreChange.Objects objects) {
                check(objects);
            }
        }
    }

    private void check(StoreChange.Objects told) {
        Map<ObjectKey, String> before = KnownLines.of(told.before());
        Map<ObjectKey, String> after = KnownLines.of(told.after());
        Set<ObjectKey> unreadable =
                told.unreadable().stream().map(id -> id.key()).collect(Collectors.toSet());
        Set<ObjectKey> changed =
                told.changes().changes().stream().map(Change::key).collect(Collectors.toSet());

        assertThat(changed.size() + unreadable.size()).as(where).isPositive();
        assertThat(changed).as(where).noneMatch(unreadable::contains);
        told.changes().changes().forEach(change -> check(change, before, after));
        before.keySet().stream()
                .filter(key -> !changed.contains(key) && !unreadable.contains(key))
                .forEach(key -> assertThat(after.get(key)).as(where).isEqualTo(before.get(key)));
        assertThat(after.keySet().stream().filter(key -> !before.containsKey(key)))
                .as(where)
                .allMatch(key -> changed.contains(key) || unreadable.contains(key));
    }

    private void check(Change change, Map<ObjectKey, String> before, Map<ObjectKey, String> after) {
        switch (change) {
            case Change.Create(FleetObject<?> is) -> {
                assertThat(before).as(where).doesNotContainKey(is.key());
                assertThat(after).as(where).containsEntry(is.key(), isNew(is));
            }
            case Change.Update(FleetObject<?> was, FleetObject<?> is) -> {
                assertThat(before).as(where).containsEntry(was.key(), line(was));
                if (!was.metadata().uid().equals(is.metadata().uid())) {
                    gone.add(was.metadata().uid());
                }
                assertThat(after).as(where).containsEntry(is.key(), isNew(is));
            }
            case Change.Delete(FleetObject<?> was) -> {
                assertThat(before).as(where).containsEntry(was.key(), line(was));
                assertThat(after).as(where).doesNotContainKey(was.key());
                gone.add(was.metadata().uid());
            }
        }
    }

    private String isNew(FleetObject<?> object) {
        assertThat(versions.add(line(object))).as(where + ": " + line(object)).isTrue();
        assertThat(gone).as(where).doesNotContain(object.metadata().uid());
        return line(object);
    }

    private static String line(FleetObject<?> object) {
        return KnownLines.line(StoredObject.of(object));
    }
}
