package io.fleetgate.cli;

import io.fleetgate.cli.config.ConfigFile;
import io.fleetgate.cli.config.OfflineStores;
import io.fleetgate.cli.input.Finding;
import io.fleetgate.cli.input.InputDocument;
import io.fleetgate.cli.input.InputReader;
import io.fleetgate.cli.input.InputSet;
import java.io.InputStream;
import java.util.ArrayList;
import java.util.List;

/**
 * The configs that a command line names, and the objects beside them.
 *
 * @param findings what cannot be read
 * @param stores every document that is no config, wherever it was given
 */
record Configs(List<ConfigFile> configs, List<Finding> findings, OfflineStores stores) {

    static Configs read(CommonOptions options, InputStream standardInput) {
        InputSet files = new InputReader(standardInput).read(options.files());
        InputSet objects = new InputReader(standardInput).read(options.objects());
        List<Finding> findings = new ArrayList<>(files.findings());
        findings.addAll(objects.findings());
        List<InputDocument> stored = new ArrayList<>(files.documents());
        stored.removeIf(ConfigFile::isOne);
        stored.addAll(objects.documents());
        List<ConfigFile> configs = files.documents().stream()
                .filter(ConfigFile::isOne)
                .map(ConfigFile::of)
                .toList();
        return new Configs(configs, findings, new OfflineStores(stored));
    }

    boolean isEmpty() {
        return configs.isEmpty() && findings.isEmpty();
    }
}
