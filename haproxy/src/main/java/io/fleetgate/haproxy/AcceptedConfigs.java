package io.fleetgate.haproxy;

import io.fleetgate.templating.proxy.ProxyFiles;
import io.fleetgate.templating.proxy.external.ExternalCheck;
import io.fleetgate.templating.proxy.external.ExternalVerdict;
import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.Map;

/**
 * A check that remembers the last configurations it accepted, and asks again for all others: a failure may be the machine's. Each
 * user of a check gets one of its own, so that none makes another's forget.
 */
public final class AcceptedConfigs implements ExternalCheck {
    private final ExternalCheck check;
    private final Map<String, ExternalVerdict.Accepted> accepted;

    /** @param most how many configurations are remembered */
    public AcceptedConfigs(ExternalCheck check, int most) {
        this.check = check;
        this.accepted = new LinkedHashMap<>(16, 0.75f, true) {
            @Override
            protected boolean removeEldestEntry(Map.Entry<String, ExternalVerdict.Accepted> eldest) {
                return size() > most;
            }
        };
    }

    @Override
    public ExternalVerdict check(ProxyFiles files, Duration within) {
        String checksum = files.checksum();
        synchronized (accepted) {
            ExternalVerdict.Accepted earlier = accepted.get(checksum);
            if (earlier != null) {
                return earlier;
            }
        }
        ExternalVerdict verdict = check.check(files, within);
        if (verdict instanceof ExternalVerdict.Accepted now) {
            synchronized (accepted) {
                accepted.put(checksum, now);
            }
        }
        return verdict;
    }
}
