package io.fleetgate.cluster.informer;

import io.fleetgate.api.solar.SolarKinds;
import io.fleetgate.cluster.watch.Listing;
import io.fleetgate.object.ObjectKey;
import io.fleetgate.store.Completeness;
import io.fleetgate.store.Snapshot;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.TreeMap;
import java.util.function.LongFunction;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/**
 * Writes of the operator and of others, and what is told of them by answers in any order, by watches and by lists, one random
 * action after the other. Beside it stands the model: of all that was told about an object's name, what happened last.
 */
final class Interleaving {
    static final List<ObjectKey> KEYS = IntStream.range(0, 2)
            .mapToObj(number -> new ObjectKey("sites", "edge-" + number))
            .toList();

    private final Random random;
    private final boolean areVersionsNumbers;
    private final StoredHistory history;
    private final LiveSnapshot snapshot;
    private final KnownObjects known;

    private final List<Answer> answers = new ArrayList<>();
    private final List<Answer> taken = new ArrayList<>();
    private long told;
    private boolean isListing;
    private @Nullable Listing<StoredObject> list;
    private long listed;

    /** What one own write was answered, and as of when that is true. */
    private record Answer(StoredObject object, boolean isGone, long version) {}

    private Interleaving(long seed, LongFunction<String> versionText, StoreListener listener) {
        random = new Random(seed);
        history = new StoredHistory(versionText);
        snapshot = new LiveSnapshot(Snapshot.empty(SolarKinds.ALL, List.of()), listener);
        snapshot.settle(SolarKinds.TARGET, Completeness.COMPLETE);
        known = new KnownObjects(SolarKinds.TARGET, snapshot);
        areVersionsNumbers = history.resourceVersion(1).number().isPresent();
    }

    /** Against an API server whose resourceVersions are numbers. */
    static Interleaving ofNumbers(long seed, StoreListener listener) {
        return new Interleaving(seed, String::valueOf, listener);
    }

    /** Against one whose resourceVersions say nothing. */
    static Interleaving ofOpaqueVersions(long seed, StoreListener listener) {
        return new Interleaving(seed, version -> "v" + version * 7 % 10 + "." + version, listener);
    }

    /** One random action. */
    void act() {
        switch (random.nextInt(12)) {
            case 0, 1 -> writeOfAnother();
            case 2, 3, 4 -> ownWrite();
            case 5, 6 -> answer();
            case 7, 8, 9 -> watchOrList();
            case 10 -> startList();
            default -> history.pass();
        }
    }

    /** Everything that is still on its way arrives. */
    void calmDown() {
        while (!answers.isEmpty() || isListing || told < history.version()) {
            answer();
            watchOrList();
        }
    }

    /** What is to be known under every name that is taken. */
    Map<ObjectKey, String> expected() {
        Map<ObjectKey, StoredObject> objects = new TreeMap<>(history.at(told));
        for (ObjectKey key : KEYS) {
            taken.stream()
                    .filter(answer ->
                            answer.version > told && answer.object.key().equals(key))
                    .max(Comparator.comparingLong(Answer::version))
                    .ifPresent(last -> {
                        objects.remove(key);
                        if (!last.isGone) {
                            objects.put(key, last.object);
                        }
                    });
        }
        Map<ObjectKey, String> lines = new TreeMap<>();
        objects.forEach((key, object) -> lines.put(key, KnownLines.line(object)));
        return lines;
    }

    /** What is known under every name that is taken. */
    Map<ObjectKey, String> actual() {
        return KnownLines.of(snapshot.current());
    }

    /** How many own writes the API server has not told of. */
    int untold() {
        return known.untold();
    }

    private void writeOfAnother() {
        ObjectKey key = anyKey();
        history.find(key)
                .ifPresentOrElse(
                        object -> {
                            if (random.nextBoolean()) {
                                history.delete(object);
                            } else {
                                history.update(object, mostly());
                            }
                        },
                        () -> history.create(key, mostly()));
    }

    /** By what is known, right or wrong; the answer is on its way then. */
    private void ownWrite() {
        ObjectKey key = anyKey();
        if (!KnownLines.isReadable(snapshot.current(), key)) {
            return;
        }
        Optional<StoredObject> stored = history.find(key);
        Optional<StoredObject> before =
                snapshot.current().find(SolarKinds.TARGET, key).map(StoredObject::of);
        if (before.isEmpty()) {
            if (stored.isEmpty()) {
                answers.add(written(history.create(key, mostly())));
            }
        } else if (stored.isEmpty()) {
            answers.add(gone(before.get()));
        } else if (stored.get().isSameAs(before.get())) {
            answers.add(
                    random.nextBoolean()
                            ? gone(history.delete(stored.get()), before.get())
                            : written(history.update(stored.get(), mostly())));
        }
    }

    private static Answer written(StoredHistory.Write write) {
        return new Answer(write.object(), false, write.version());
    }

    private static Answer gone(StoredHistory.Write deletion, StoredObject before) {
        return new Answer(before, true, deletion.version());
    }

    private Answer gone(StoredObject before) {
        return new Answer(before, true, history.deletion(before.uid()));
    }

    private void answer() {
        if (answers.isEmpty()) {
            return;
        }
        Answer answer = answers.remove(random.nextInt(answers.size()));
        if (answer.isGone) {
            known.observeGone(answer.object);
            taken.add(answer);
        } else {
            known.observe(answer.object);
            if (areVersionsNumbers) {
                taken.add(answer);
            }
        }
    }

    private void watchOrList() {
        if (isListing) {
            readOn();
        } else {
            history.after(told).ifPresentOrElse(this::watch, this::bookmark);
        }
    }

    private void watch(StoredHistory.Write write) {
        told = write.version();
        if (write.isDeletion()) {
            known.delete(write.object());
        } else {
            known.put(write.object());
        }
    }

    private void bookmark() {
        told = history.version();
        known.pass(history.resourceVersion(told));
    }

    private void startList() {
        if (!isListing) {
            isListing = true;
            known.listStarts();
        }
    }

    /** A list is made at some time after it was asked for, and read some time later, unless it fails. */
    private void readOn() {
        if (random.nextInt(10) == 0) {
            list = null;
            known.listStarts();
        } else if (list == null) {
            Map<ObjectKey, StoredObject> objects = new LinkedHashMap<>();
            history.at(history.version()).forEach((key, object) -> objects.put(key, known.asKnown(object)));
            listed = history.version();
            list = new Listing<>(history.resourceVersion(listed), objects);
        } else {
            told = listed;
            known.replaceBy(list);
            list = null;
            isListing = false;
        }
    }

    private ObjectKey anyKey() {
        return KEYS.get(random.nextInt(KEYS.size()));
    }

    private boolean mostly() {
        return random.nextInt(8) > 0;
    }
}
