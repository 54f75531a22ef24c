package io.fleetgate.operator.tag;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.fleetgate.object.ObjectKey;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.Future;
import java.util.concurrent.FutureTask;
import java.util.concurrent.Semaphore;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** Many questions about one namespace, and few looks at it. */
class LastLookTest {
    private final List<String> looks = new CopyOnWriteArrayList<>();
    private final Semaphore permits = new Semaphore(0);
    private final LastLook lastLook = new LastLook(this::read);

    private final List<Thread> asking = new ArrayList<>();

    @Test
    void whatIsAskedWhileANamespaceIsLookedAtIsAnsweredByOneMoreLook() throws Exception {
        Future<Optional<ObjectKey>> first = ask("fleet", "a");
        awaitLooks(1);
        List<Future<Optional<ObjectKey>>> others = new ArrayList<>();
        for (String artifact : List.of("b", "c", "claimed", "a")) {
            others.add(ask("fleet", artifact));
        }
        awaitAllWait();

        permits.release(2);

        assertThat(first.get()).isEmpty();
        assertThat(others.get(0).get()).isEmpty();
        assertThat(others.get(2).get()).hasValue(new ObjectKey("fleet", "by-claimed"));
        assertThat(looks).containsExactly("fleet [a]", "fleet [a, b, c, claimed]");
    }

    @Test
    void fewNamespacesAreLookedAtAtTheSameTime() throws Exception {
        List<Future<Optional<ObjectKey>>> all = new ArrayList<>();
        for (int namespace = 0; namespace < 20; namespace++) {
            all.add(ask("ns-" + namespace, "a"));
        }
        awaitLooks(4);
        awaitAllWait();

        assertThat(looks).hasSize(4);
        permits.release(20);
        for (Future<Optional<ObjectKey>> each : all) {
            assertThat(each.get()).isEmpty();
        }
        assertThat(looks).hasSize(20);
    }

    @Test
    void whatCannotBeReadIsUnknownToAllWhoAskedAndAskedAnewTheNextTime() throws Exception {
        var failing = new LastLook((_, _) -> {
            looks.add("failed");
            throw new IOException("reset");
        });

        for (int time = 1; time <= 2; time++) {
            assertThatThrownBy(() -> failing.claim(new ObjectKey("fleet", "a"))).isInstanceOf(Unknown.class);
            assertThat(looks).hasSize(time);
        }
    }

    @Test
    @Timeout(10)
    void aLookThatEndsInAnErrorLeavesNobodyWaiting() {
        var failing = new LastLook((_, _) -> {
            throw new StackOverflowError();
        });

        for (int time = 1; time <= 2; time++) {
            assertThatThrownBy(() -> failing.claim(new ObjectKey("fleet", "a")))
                    .isInstanceOf(IllegalStateException.class);
        }
    }

    private Map<String, String> read(String namespace, Set<String> artifacts) throws IOException {
        looks.add(namespace + " " + new TreeSet<>(artifacts));
        permits.acquireUninterruptibly();
        return artifacts.contains("claimed") ? Map.of("claimed", "by-claimed") : Map.of();
    }

    private Future<Optional<ObjectKey>> ask(String namespace, String artifact) {
        var question = new FutureTask<>(() -> lastLook.claim(new ObjectKey(namespace, artifact)));
        asking.add(Thread.ofVirtual().start(question));
        return question;
    }

    private void awaitLooks(int count) {
        while (looks.size() < count) {
            Thread.onSpinWait();
        }
    }

    /** Until everybody has asked and waits for an answer. */
    private void awaitAllWait() {
        while (asking.stream().anyMatch(thread -> thread.getState() != Thread.State.WAITING)) {
            Thread.onSpinWait();
        }
    }
}
