package io.fleetgate.operator.leader;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class OnlyReplicaTest implements LeadershipListener {
    private final List<String> told = new ArrayList<>();
    private final OnlyReplica replica = new OnlyReplica();

    @Test
    void itLeadsFromTheStartToTheEnd() {
        assertThat(replica.left()).isZero();

        replica.start(this);
        assertThat(replica.isLeading()).isTrue();
        assertThat(replica.left()).isPositive();
        assertThat(replica.tenures()).isEqualTo(1);

        replica.close();
        replica.close();
        assertThat(replica.left()).isZero();
        assertThat(told).containsExactly("started", "stopped");
    }

    @Override
    public void onStarted() {
        told.add("started");
    }

    @Override
    public void onStopped() {
        told.add("stopped");
    }
}
