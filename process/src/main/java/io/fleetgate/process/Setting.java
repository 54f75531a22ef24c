package io.fleetgate.process;

/**
 * One setting of a process: {@code --name=VALUE} on the command line, {@code name: VALUE} in the settings file.
 *
 * @param valueName stands for the value in the help text, such as {@code HOST:PORT}
 * @param defaultValue what holds when nothing is given; empty where the absence itself has a meaning, which the description says
 */
public record Setting(String name, String valueName, String defaultValue, String description) {}
