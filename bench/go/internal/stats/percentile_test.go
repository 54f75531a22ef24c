package stats

import (
	"testing"
	"time"
)

func TestPercentileIsTheNearestRank(t *testing.T) {
	hundred := make([]time.Duration, 100)
	for i := range hundred {
		hundred[i] = time.Duration(i + 1)
	}
	rows := []struct {
		name   string
		sorted []time.Duration
		p      int
		want   time.Duration
	}{
		{"nothing measured", nil, 50, 0},
		{"one value is every percentile", []time.Duration{7}, 1, 7},
		{"median of an even count is the lower middle", []time.Duration{1, 2, 3, 4}, 50, 2},
		{"median of an odd count is the middle", []time.Duration{1, 2, 3}, 50, 2},
		{"99th of a hundred", hundred, 99, 99},
		{"maximum", hundred, 100, 100},
		{"rank is rounded up", []time.Duration{1, 2, 3}, 90, 3},
	}
	for _, row := range rows {
		t.Run(row.name, func(t *testing.T) {
			if got := percentile(row.sorted, row.p); got != row.want {
				t.Errorf("percentile(%d) = %d, want %d", row.p, got, row.want)
			}
		})
	}
}

func TestSummariseSortsAndConverts(t *testing.T) {
	got := Summarise([]time.Duration{3 * time.Millisecond, 1500 * time.Microsecond, 2 * time.Millisecond})

	want := Summary{P50Ms: 2, P90Ms: 3, P99Ms: 3, MaxMs: 3}
	if got != want {
		t.Errorf("got %+v, want %+v", got, want)
	}
}
