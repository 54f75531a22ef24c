package io.fleetgate.cli;

import io.fleetgate.cli.config.Deadline;
import io.fleetgate.haproxy.ChildLimits;
import io.fleetgate.haproxy.HaproxyBinary;
import io.fleetgate.templating.proxy.external.ExternalCheck;
import io.fleetgate.templating.proxy.external.ExternalVerdict;
import io.fleetgate.templating.test.ProxyJudge;
import java.nio.file.Path;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/** Whether there is an HAProxy to ask. */
final class ProxyOptions {
    @Option(
            names = "--haproxy-binary",
            paramLabel = "FILE",
            description =
                    "An HAProxy that checks what is rendered, run with -c. Without one haproxy_valid is not judged.")
    private @Nullable Path binary;

    @Option(names = "--require-haproxy", description = "Take what is not judged for want of an HAProxy for failed.")
    private boolean isRequired;

    ProxyJudge judge(Deadline deadline) {
        if (binary != null) {
            ExternalCheck haproxy = new HaproxyBinary(
                    binary,
                    Path.of(System.getProperty("java.io.tmpdir")),
                    ChildLimits.DEFAULT,
                    Runtime.getRuntime().availableProcessors());
            return files -> Optional.of(haproxy.check(files, deadline.left()));
        }
        return isRequired
                ? _ -> Optional.of(new ExternalVerdict.Unavailable("no HAProxy is configured, and one is required"))
                : ProxyJudge.NONE;
    }
}
