package io.fleetgate.operator.tag;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.Test;

/** Who may ask a registry now, and who waits for whom. */
class TurnsTest {
    private static final int MANY = 100;

    private final AtomicLong nanoTime = new AtomicLong();
    private final Turns turns = new Turns(nanoTime::get);

    @Test
    void fewAskOneRegistryAtTheSameTimeWhicheverNamespacesTheyAreOf() {
        assertThat(taken("a", "dead")).hasSize(4);
        assertThat(taken("b", "dead")).isEmpty();
        assertThat(turns.tryTake(Tried.attempt("b", "web", "alive"))).isTrue();
    }

    @Test
    void oneNamespaceLeavesTurnsToOthersHoweverManyRegistriesItNames() {
        int taken = 0;
        for (int host = 0; host < MANY; host++) {
            taken += taken("evil", "dead-" + host).size();
        }

        assertThat(taken).isEqualTo(16);
        assertThat(turns.tryTake(Tried.attempt("victim", "web", "alive"))).isTrue();
    }

    @Test
    void allTogetherAreBounded() {
        int taken = 0;
        for (int namespace = 0; namespace < MANY; namespace++) {
            taken += taken("ns-" + namespace, "host-" + namespace).size();
        }

        assertThat(taken).isEqualTo(64);
    }

    @Test
    void aTurnThatBecomesFreeGoesToWhoeverHasWaitedLongestAndToNobodyElse() {
        List<Attempt> first = taken("ns", "registry");
        Attempt waiting = Tried.attempt("ns", "chart-4", "registry");

        assertThat(turns.end(first.getFirst())).containsExactly(waiting);
        assertThat(turns.tryTake(Tried.attempt("ns", "later", "registry"))).isFalse();
        assertThat(turns.tryTake(waiting)).isTrue();
    }

    @Test
    void ofThoseWhoWaitTheOneGoesFirstWhoseNamespaceHasTheLeastUnderWay() {
        List<Attempt> all = new ArrayList<>();
        for (int namespace = 0; namespace < 4; namespace++) {
            for (int host = 0; host < 4; host++) {
                all.addAll(taken("evil-" + namespace, "dead-" + namespace + "-" + host));
            }
        }
        Attempt victim = Tried.attempt("victim", "web", "alive");
        assertThat(all).hasSize(64);
        assertThat(turns.tryTake(victim)).isFalse();

        assertThat(turns.end(all.getFirst())).containsExactly(victim);
    }

    @Test
    void aTurnThatNobodyComesForGoesOn() {
        List<Attempt> first = taken("ns", "registry");
        assertThat(turns.end(first.getFirst())).hasSize(1);

        nanoTime.addAndGet(Duration.ofSeconds(11).toNanos());

        assertThat(turns.endOverdue()).containsExactly(Tried.attempt("ns", "chart-5", "registry"));
    }

    @Test
    void whoeverAsksForSomethingElseLeavesTheLineThatItWaitedIn() {
        List<Attempt> first = taken("ns", "respelled");
        for (int chart = first.size(); chart < MANY; chart++) {
            assertThat(turns.forgetOthers(Tried.attempt("ns", "chart-" + chart, "registry")))
                    .isEmpty();
        }

        assertThat(turns.end(first.getFirst())).isEmpty();
        assertThat(turns.tryTake(Tried.attempt("ns", "chart-5", "respelled"))).isTrue();
    }

    @Test
    void aTurnThatWasGivenToWhoeverAsksForSomethingElseGoesOn() {
        List<Attempt> first = taken("ns", "respelled");
        assertThat(turns.end(first.getFirst())).containsExactly(Tried.attempt("ns", "chart-4", "respelled"));

        assertThat(turns.forgetOthers(Tried.attempt("ns", "chart-4", "registry")))
                .containsExactly(Tried.attempt("ns", "chart-5", "respelled"));
    }

    @Test
    void whoeverAsksForTheSameKeepsItsPlace() {
        List<Attempt> first = taken("ns", "registry");
        Attempt waiting = Tried.attempt("ns", "chart-4", "registry");

        assertThat(turns.forgetOthers(waiting)).isEmpty();
        assertThat(turns.end(first.getFirst())).containsExactly(waiting);
        assertThat(turns.forgetOthers(waiting)).isEmpty();
        assertThat(turns.tryTake(waiting)).isTrue();
    }

    /** Those of many charts whose turn it is. */
    private List<Attempt> taken(String namespace, String host) {
        List<Attempt> taken = new ArrayList<>();
        for (int chart = 0; chart < MANY; chart++) {
            Attempt attempt = Tried.attempt(namespace, "chart-" + chart, host);
            if (turns.tryTake(attempt)) {
                taken.add(attempt);
            }
        }
        return taken;
    }
}
