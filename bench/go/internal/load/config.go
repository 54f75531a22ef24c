package load

import (
	"crypto/x509"
	"errors"
	"fmt"
	"net/url"
	"time"
)

// Protocol is the HTTP version to speak.
type Protocol string

// The protocols that API servers speak to webhooks.
const (
	H1 Protocol = "h1"
	H2 Protocol = "h2"
)

// Config describes one run.
type Config struct {
	URL           string
	Roots         *x509.CertPool
	Bodies        []Body // sent in turn
	Protocol      Protocol
	Streams       int // requests in flight
	Connections   int // that an h2 run spreads its streams over; an h1 run has one for each stream
	Warmup        int // requests before the measured ones
	Requests      int
	ExpectAllowed bool
	PID           int // of the server, or 0 not to measure it
	TimeLimit     time.Duration
}

// Check returns everything that is wrong with the configuration.
func (c Config) Check() error {
	var problems []error
	if target, err := url.Parse(c.URL); err != nil || target.Scheme != "https" || target.Port() == "" {
		problems = append(problems, fmt.Errorf("--url=%s is not of the form https://HOST:PORT/PATH", c.URL))
	}
	if len(c.Bodies) == 0 {
		problems = append(problems, errors.New("at least one --body is needed"))
	}
	if c.Protocol != H1 && c.Protocol != H2 {
		problems = append(problems, fmt.Errorf("--protocol=%s is neither h1 nor h2", c.Protocol))
	}
	if c.Streams < 1 || c.Requests < 1 || c.Warmup < 0 || c.PID < 0 || c.TimeLimit <= 0 {
		problems = append(problems, errors.New("--streams, --requests and --time-limit must be positive, --warmup and --pid not negative"))
	}
	if c.Connections < 1 || c.Connections > c.Streams {
		problems = append(problems, errors.New("--connections must lie between 1 and --streams"))
	}
	return errors.Join(problems...)
}

// streamsPerSession spreads the streams as evenly as possible.
func (c Config) streamsPerSession() []int {
	if c.Protocol == H1 {
		c.Connections = c.Streams
	}
	spread := make([]int, c.Connections)
	for i := range c.Streams {
		spread[i%c.Connections]++
	}
	return spread
}
