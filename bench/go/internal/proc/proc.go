// Package proc reads what a process costs from Linux's /proc.
package proc

import (
	"fmt"
	"os"
	"strconv"
	"strings"
	"syscall"
	"time"
)

// ticksPerSecond is USER_HZ, the unit of /proc/PID/stat. Linux fixes it at 100 for user space on the platforms we build for.
const ticksPerSecond = 100

// Memory is the resident set of a process in MiB, now and at its highest.
type Memory struct {
	ResidentMb float64
	PeakMb     float64
}

// CPU returns the user and system time that all threads of a process, living and ended, have used.
func CPU(pid int) (time.Duration, error) {
	text, err := os.ReadFile(fmt.Sprintf("/proc/%d/stat", pid))
	if err != nil {
		return 0, err
	}
	return parseStat(string(text))
}

// OwnCPU returns the user and system time of this process.
func OwnCPU() (time.Duration, error) {
	var usage syscall.Rusage
	if err := syscall.Getrusage(syscall.RUSAGE_SELF, &usage); err != nil {
		return 0, err
	}
	return time.Duration(usage.Utime.Nano() + usage.Stime.Nano()), nil
}

// ReadMemory returns the resident set of a process.
func ReadMemory(pid int) (Memory, error) {
	text, err := os.ReadFile(fmt.Sprintf("/proc/%d/status", pid))
	if err != nil {
		return Memory{}, err
	}
	return parseStatus(string(text))
}

// parseStat skips to the last parenthesis first: the command name before it may itself hold spaces and parentheses.
func parseStat(text string) (time.Duration, error) {
	const utime, stime = 11, 12 // fields 14 and 15 of proc_pid_stat(5), counted from the state after the name
	fields := strings.Fields(text[strings.LastIndexByte(text, ')')+1:])
	if len(fields) <= stime {
		return 0, fmt.Errorf("unexpected stat line %q", text)
	}
	user, err := strconv.ParseInt(fields[utime], 10, 64)
	if err != nil {
		return 0, err
	}
	system, err := strconv.ParseInt(fields[stime], 10, 64)
	if err != nil {
		return 0, err
	}
	return time.Duration(user+system) * time.Second / ticksPerSecond, nil
}

func parseStatus(text string) (Memory, error) {
	resident, err := kibibytes(text, "VmRSS:")
	if err != nil {
		return Memory{}, err
	}
	peak, err := kibibytes(text, "VmHWM:")
	if err != nil {
		return Memory{}, err
	}
	return Memory{ResidentMb: resident / 1024, PeakMb: peak / 1024}, nil
}

func kibibytes(text, key string) (float64, error) {
	for line := range strings.Lines(text) {
		if value, found := strings.CutPrefix(line, key); found {
			return strconv.ParseFloat(strings.TrimSpace(strings.TrimSuffix(strings.TrimSpace(value), "kB")), 64)
		}
	}
	return 0, fmt.Errorf("no %s in the process status", key)
}
