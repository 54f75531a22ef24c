package io.fleetgate.api.resource;

import static org.assertj.core.api.Assertions.assertThat;

import com.github.difflib.DiffUtils;
import com.github.difflib.UnifiedDiffUtils;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.SortedMap;
import org.junit.jupiter.api.Test;

class CrdDriftTest {
    private static final Path FOLDER = Path.of("..", "deploy", "crds");

    @Test
    void everyCrdIsWhatTheTypesSay() throws IOException {
        SortedMap<String, String> generated = CrdFiles.generate();

        SortedMap<String, String> kept = CrdFiles.read(FOLDER);

        String help = "deploy/crds is not what the types say; review and run `" + CrdFiles.COMMAND + "`";
        assertThat(kept.keySet()).as(help).isEqualTo(generated.keySet());
        generated.forEach((file, yaml) ->
                assertThat(diff(file, kept.get(file), yaml)).as(help).isEmpty());
    }

    private static String diff(String file, String kept, String generated) {
        List<String> before = kept.lines().toList();
        List<String> after = generated.lines().toList();
        return String.join(
                "\n",
                UnifiedDiffUtils.generateUnifiedDiff(file, "generated", before, DiffUtils.diff(before, after), 3));
    }
}
