package io.fleetgate.render.task;

import static io.fleetgate.fixture.Yaml.object;
import static org.assertj.core.api.Assertions.assertThat;

import io.fleetgate.api.solar.RenderTaskSpec;
import io.fleetgate.api.solar.SolarKinds;
import io.fleetgate.fixture.Fleet;
import io.fleetgate.object.FleetObject;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class TaskStateTest {

    @ParameterizedTest(name = "{0}")
    @CsvSource(delimiter = '|', textBlock = """
            nothing yet                 | ''                               | ''            | Unfinished
            scheduled                   | JobScheduled=True                | ''            | Unfinished
            succeeded                   | JobSucceeded=True                | oci://h/a:v1  | Succeeded
            succeeded without a chart   | JobSucceeded=True                | ''            | Unfinished
            a chart without success     | JobSucceeded=False               | oci://h/a:v1  | Unfinished
            failed                      | JobFailed=True                   | ''            | Failed
            not failed                  | JobFailed=False                  | ''            | Unfinished
            L6 failed, then succeeded   | JobFailed=True JobSucceeded=True | oci://h/a:v1  | Succeeded
            L6 succeeded, then failed   | JobSucceeded=True JobFailed=True | oci://h/a:v1  | Succeeded
            failed, success incomplete  | JobSucceeded=True JobFailed=True | ''            | Failed
            """)
    void aPushedChartCountsWhateverFailedBefore(String row, String conditions, String chartUrl, String expected) {
        assertThat(TaskState.of(task(conditions, chartUrl)).getClass().getSimpleName())
                .isEqualTo(expected);
    }

    @ParameterizedTest(name = "{0}")
    @CsvSource(delimiter = '|', textBlock = """
            nothing yet               | ''                                   | Unknown
            scheduled                 | JobScheduled=True                    | JobScheduled
            not scheduled             | JobScheduled=False                   | JobScheduled
            succeeded                 | JobScheduled=True JobSucceeded=True  | JobSucceeded
            succeeded, first in list  | JobSucceeded=True JobScheduled=True  | JobSucceeded
            failed                    | JobFailed=True JobScheduled=True     | JobFailed
            both, failed later        | JobSucceeded=True JobFailed=True     | JobFailed
            both, succeeded later     | JobFailed=True JobSucceeded=True     | JobSucceeded
            neither holds             | JobFailed=False JobSucceeded=False   | Unknown
            """)
    void thePhaseIsTheReasonThatTellsMost(String row, String conditions, String expected) {
        assertThat(TaskPhase.of(task(conditions, "").status())).isEqualTo(expected);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            conditions: broken
            conditions: [broken, {type: JobSucceeded, status: true}], chartURL: 5
            conditions: [{type: JobFailed, status: 'yes'}]
            """)
    void aStatusThatCannotBeReadIsNone(String status) {
        FleetObject<RenderTaskSpec> task = SolarKinds.RENDER_TASK.cast(
                Fleet.object(object("RenderTask", "ns/t", "", "") + "status: {" + status + "}\n"));

        assertThat(TaskState.of(task)).isEqualTo(new TaskState.Unfinished());
        assertThat(TaskPhase.of(task.status())).isEqualTo("Unknown");
    }

    private static FleetObject<RenderTaskSpec> task(String conditions, String chartUrl) {
        StringBuilder status = new StringBuilder("status:\n  chartURL: '" + chartUrl + "'\n  conditions:\n");
        for (String condition : conditions.isEmpty() ? new String[0] : conditions.split(" ")) {
            String[] parts = condition.split("=");
            status.append("  - {type: " + parts[0] + ", status: '" + parts[1] + "', reason: " + parts[0] + "}\n");
        }
        return SolarKinds.RENDER_TASK.cast(Fleet.object(object("RenderTask", "ns/t", "", "") + status));
    }
}
