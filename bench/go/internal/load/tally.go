package load

import (
	"sync"
	"sync/atomic"
	"time"
)

// tally hands out the numbers of a phase's requests to all connections and collects what became of each.
type tally struct {
	first     int
	allowed   bool
	taken     atomic.Int64
	latencies []time.Duration

	mu         sync.Mutex
	errors     int
	firstError error
}

func newTally(first, requests int, allowed bool) *tally {
	return &tally{first: first, allowed: allowed, latencies: make([]time.Duration, requests)}
}

// next returns the number of a request to send, or false when all have been handed out.
func (t *tally) next() (int, bool) {
	n := int(t.taken.Add(1)) - 1
	return t.first + n, n < len(t.latencies)
}

// settle records the answer to request n.
func (t *tally) settle(n int, latency time.Duration, status int, body, uid []byte) {
	t.latencies[n-t.first] = latency
	err := verify(status, body, uid, t.allowed)
	if err == nil {
		return
	}
	t.mu.Lock()
	defer t.mu.Unlock()
	t.errors++
	if t.firstError == nil {
		t.firstError = err
	}
}
