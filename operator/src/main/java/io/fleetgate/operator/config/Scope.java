package io.fleetgate.operator.config;

import io.fleetgate.process.Setting;
import io.fleetgate.process.SettingValues;
import io.fleetgate.text.DnsLabel;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;

/**
 * What this process writes; it always reads everything, since decisions cross namespaces.
 *
 * @param namespaces empty for all
 */
public record Scope(Set<ControllerName> controllers, Set<String> namespaces) {
    static final List<Setting> SETTINGS = List.of(
            new Setting(
                    "controllers",
                    "NAME,...",
                    ControllerName.NAMES,
                    "The controllers that write. Each waits for what is another's to write, such as the protection of"
                            + " a Release before it is bound: all have to run in some process."),
            new Setting(
                    "namespaces",
                    "NAME,...",
                    "",
                    "The namespaces whose objects are written; without it all. Every namespace is read in any case."));

    public boolean contains(ControllerName controller, String namespace) {
        return controllers.contains(controller) && (namespaces.isEmpty() || namespaces.contains(namespace));
    }

    static Scope of(SettingValues values) {
        return new Scope(controllers(values), namespaces(values));
    }

    private static Set<ControllerName> controllers(SettingValues values) {
        Set<ControllerName> controllers = EnumSet.noneOf(ControllerName.class);
        for (String name : values.set("controllers")) {
            ControllerName.of(name)
                    .ifPresentOrElse(
                            controllers::add,
                            () -> values.refuse(
                                    "controllers",
                                    "names " + name + ", which is no controller; there are " + ControllerName.NAMES));
        }
        if (values.set("controllers").isEmpty()) {
            values.refuse("controllers", "must name a controller; there are " + ControllerName.NAMES);
        }
        return controllers;
    }

    private static Set<String> namespaces(SettingValues values) {
        Set<String> namespaces = values.set("namespaces");
        for (String namespace : namespaces) {
            if (!DnsLabel.isValid(namespace)) {
                values.refuse("namespaces", "names '" + namespace + "', which cannot be a namespace");
            }
        }
        return namespaces;
    }
}
