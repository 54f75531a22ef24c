// Package stats summarises a series of durations.
package stats

import (
	"math"
	"slices"
	"time"
)

// Summary holds the percentiles of one series in milliseconds.
type Summary struct {
	P50Ms float64 `json:"p50Ms"`
	P90Ms float64 `json:"p90Ms"`
	P99Ms float64 `json:"p99Ms"`
	MaxMs float64 `json:"maxMs"`
}

// Summarise sorts the series in place and returns its percentiles. An empty series gives zeros.
func Summarise(series []time.Duration) Summary {
	slices.Sort(series)
	return Summary{
		P50Ms: Millis(percentile(series, 50)),
		P90Ms: Millis(percentile(series, 90)),
		P99Ms: Millis(percentile(series, 99)),
		MaxMs: Millis(percentile(series, 100)),
	}
}

// Millis converts a duration to milliseconds, rounded to a microsecond.
func Millis(d time.Duration) float64 {
	return Round(float64(d)/float64(time.Millisecond), 3)
}

// Round keeps the given number of decimals.
func Round(value float64, decimals int) float64 {
	scale := math.Pow10(decimals)
	return math.Round(value*scale) / scale
}

// percentile uses the nearest rank: the smallest value that at least p percent of the series do not exceed.
func percentile(sorted []time.Duration, p int) time.Duration {
	if len(sorted) == 0 {
		return 0
	}
	rank := (p*len(sorted) + 99) / 100
	return sorted[max(rank, 1)-1]
}
