package load

import (
	"time"

	"fleetgate.io/bench/internal/proc"
	"fleetgate.io/bench/internal/stats"
)

// Report is the outcome of a run; its JSON is the command's output.
type Report struct {
	Protocol Protocol `json:"protocol"`
	Streams  int      `json:"streams"`
	Warmup   int      `json:"warmup"`
	Requests int      `json:"requests"`
	Seconds  float64  `json:"seconds"`
	RPS      float64  `json:"rps"`
	stats.Summary
	CPUSecondsPer10k          float64 `json:"cpuSecondsPer10k"`
	RSSMb                     float64 `json:"rssMb"`
	PeakRSSMb                 float64 `json:"peakRssMb"`
	GeneratorCPUSecondsPer10k float64 `json:"generatorCpuSecondsPer10k"`
	Errors                    int     `json:"errors"`
	FirstError                string  `json:"firstError,omitempty"`
}

// cost is what the measured part took of the machine.
type cost struct {
	elapsed, server, generator time.Duration
	memory                     proc.Memory
}

func newReport(config Config, t *tally, c cost) Report {
	per10k := func(used time.Duration) float64 {
		return stats.Round(used.Seconds()*10_000/float64(config.Requests), 3)
	}
	report := Report{
		Protocol:                  config.Protocol,
		Streams:                   config.Streams,
		Warmup:                    config.Warmup,
		Requests:                  config.Requests,
		Seconds:                   stats.Round(c.elapsed.Seconds(), 3),
		RPS:                       stats.Round(float64(config.Requests)/c.elapsed.Seconds(), 1),
		Summary:                   stats.Summarise(t.latencies),
		CPUSecondsPer10k:          per10k(c.server),
		RSSMb:                     stats.Round(c.memory.ResidentMb, 1),
		PeakRSSMb:                 stats.Round(c.memory.PeakMb, 1),
		GeneratorCPUSecondsPer10k: per10k(c.generator),
		Errors:                    t.errors,
	}
	if t.firstError != nil {
		report.FirstError = t.firstError.Error()
	}
	return report
}
