package proc

import (
	"os"
	"testing"
	"time"
)

func TestStatSumsUserAndSystemTimeBehindAnAwkwardName(t *testing.T) {
	line := "42 (a) b (c)) S 1 42 42 0 -1 4194304 100 0 0 0 150 25 7 7 20 0 33 0 1000 1 1 1"

	got, err := parseStat(line)

	if err != nil || got != 1750*time.Millisecond {
		t.Errorf("got %v, %v", got, err)
	}
}

func TestStatRefusesAShortLine(t *testing.T) {
	if _, err := parseStat("42 (a) S 1 2"); err == nil {
		t.Error("a short line was accepted")
	}
}

func TestStatusGivesResidentAndPeakInMebibytes(t *testing.T) {
	got, err := parseStatus("Name:\tx\nVmHWM:\t  204800 kB\nVmRSS:\t  102400 kB\n")

	if err != nil || got != (Memory{ResidentMb: 100, PeakMb: 200}) {
		t.Errorf("got %+v, %v", got, err)
	}
}

func TestStatusWithoutMemoryIsAnError(t *testing.T) {
	if _, err := parseStatus("Name:\tkthreadd\n"); err == nil {
		t.Error("a status without memory was accepted")
	}
}

func TestOwnProcessIsMeasurable(t *testing.T) {
	if _, err := CPU(os.Getpid()); err != nil {
		t.Error(err)
	}
	if memory, err := ReadMemory(os.Getpid()); err != nil || memory.ResidentMb <= 0 {
		t.Errorf("got %+v, %v", memory, err)
	}
	if own, err := OwnCPU(); err != nil || own < 0 {
		t.Errorf("got %v, %v", own, err)
	}
}
