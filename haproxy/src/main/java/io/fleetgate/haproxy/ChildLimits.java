package io.fleetgate.haproxy;

/**
 * What the operating system lets a child use; it ends a child that asks for more, or refuses.
 *
 * @param cpuSeconds time of a processor
 * @param memoryKib addresses
 * @param outputKib the largest file that it may write, its output included
 * @param openFiles files open at once
 * @param processes processes and threads of the same user, in all; not held against a privileged user
 */
public record ChildLimits(long cpuSeconds, long memoryKib, long outputKib, long openFiles, long processes) {
    /** Room for a configuration of some thousand backends; a child that may not fork. */
    public static final ChildLimits DEFAULT = new ChildLimits(10, 1024 * 1024, 1024, 256, 1);

    /** POSIX counts the sizes of files in blocks of 512 bytes. */
    private static final int BLOCKS_PER_KIB = 2;

    /** Shell commands that set the limits, hard ones; they fail where one cannot be set. */
    String commands() {
        return "ulimit -t " + cpuSeconds
                + " && ulimit -v " + memoryKib
                + " && ulimit -f " + outputKib * BLOCKS_PER_KIB
                + " && ulimit -n " + openFiles
                + " && ulimit -c 0"
                + " && { ulimit -u " + processes + " 2>/dev/null || ulimit -p " + processes + "; }";
    }
}
