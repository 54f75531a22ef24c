package io.fleetgate.e2e.access;

import static io.fleetgate.e2e.installation.FleetgateProcess.OPERATOR;
import static io.fleetgate.e2e.installation.FleetgateProcess.WEBHOOK;
import static java.util.stream.Collectors.groupingBy;
import static java.util.stream.Collectors.toCollection;
import static org.assertj.core.api.Assertions.assertThat;

import io.fleetgate.e2e.controlplane.AuditEntry;
import io.fleetgate.e2e.controlplane.AuditLog;
import io.fleetgate.e2e.installation.FleetKinds;
import io.fleetgate.e2e.installation.FleetgateProcess;
import io.fleetgate.e2e.installation.Installation;
import io.fleetgate.e2e.installation.InstallationExtension;
import java.io.IOException;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Order;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

/** What the webhook and the operator asked of the API server in the whole run; so this class comes last. */
@Order(Integer.MAX_VALUE)
@ExtendWith(InstallationExtension.class)
class AuditLogE2E {
    private static final String USER = FleetgateProcess.userOf(WEBHOOK);
    private final Installation installation;
    private final AuditLog auditLog;

    AuditLogE2E(Installation installation) {
        this.installation = installation;
        this.auditLog = installation.controlPlane().auditLog();
    }

    @Test
    void webhookListedAndWatchedEveryKindAndGotItsRulesAndNeverWrote() throws IOException, InterruptedException {
        judgeSomething();

        var byVerb = auditLog.entriesOf(USER).stream().collect(groupingBy(AuditEntry::verb));

        assertThat(byVerb.keySet()).containsExactlyInAnyOrder("list", "watch", "get");
        var read = new TreeSet<>(FleetKinds.PLURALS);
        read.add("haproxytemplateconfigs");
        read.add("ingresses"); // which a config of a test watches
        assertThat(answered(byVerb.get("list"), 200)).containsExactlyElementsOf(read);
        assertThat(answered(byVerb.get("watch"), 200)).containsExactlyElementsOf(read);
        assertThat(answered(byVerb.get("get"), 200)).containsExactly("configmaps");
        assertThat(auditLog.writesOf(USER)).isEmpty();
    }

    @Test
    void operatorWasNeverForbiddenWhatItAskedFor() throws IOException {
        assertThat(auditLog.entriesOf(FleetgateProcess.userOf(OPERATOR)))
                .isNotEmpty()
                .noneMatch(AuditEntry::isForbidden)
                .noneMatch(entry -> entry.code() == 401);
    }

    @Test
    void operatorKeptTheOrderOfDeletionsAndDeletedOnlyObjectsThatItHadDecidedAbout() throws IOException {
        var operator = FleetgateProcess.userOf(OPERATOR);

        assertThat(auditLog.entriesOf(operator, "delete")).isNotEmpty();
        assertThat(DeletionOrder.violations(auditLog.entries(), operator)).isEmpty();
    }

    private void judgeSomething() throws IOException, InterruptedException {
        var denied = installation.newNamespace("audit").apply("""
                apiVersion: solar.opendefense.cloud/v1alpha1
                kind: RenderArtifact
                metadata: {name: empty}
                spec: {}
                """);
        assertThat(denied.stderr()).contains("denied the request: spec.baseURL: must be set");
    }

    /** What objects were asked for and given; which kinds are served is asked as well. */
    private static Set<String> answered(List<AuditEntry> entries, int code) {
        return entries.stream()
                .filter(entry -> entry.code() == code)
                .map(AuditEntry::resource)
                .filter(resource -> !resource.isEmpty())
                .collect(toCollection(TreeSet::new));
    }
}
