package load

import (
	"crypto/x509"
	"net/http"
	"net/http/httptest"
	"os"
	"strings"
	"sync/atomic"
	"testing"
	"time"

	"fleetgate.io/bench/internal/noop"
)

func serve(t *testing.T, handler http.Handler) *httptest.Server {
	t.Helper()
	server := httptest.NewUnstartedServer(handler)
	server.EnableHTTP2 = true
	server.StartTLS()
	t.Cleanup(server.Close)
	return server
}

func configFor(t *testing.T, server *httptest.Server, protocol Protocol, padding int) Config {
	t.Helper()
	roots := x509.NewCertPool()
	roots.AddCert(server.Certificate())
	text := strings.TrimSuffix(review(Placeholder), "}}") + `,"object":"` + strings.Repeat("x", padding) + `"}}`
	body, err := ParseBody([]byte(text))
	if err != nil {
		t.Fatal(err)
	}
	return Config{
		URL: server.URL + "/validate", Roots: roots, Bodies: []Body{body}, Protocol: protocol,
		Streams: 8, Connections: 2, Warmup: 50, Requests: 500, ExpectAllowed: true,
		PID: os.Getpid(), TimeLimit: 30 * time.Second,
	}
}

func TestEveryRequestIsSentOnceAndAnswered(t *testing.T) {
	for _, protocol := range []Protocol{H1, H2} {
		for size, padding := range map[string]int{"small": 10, "of several frames": 40_000} {
			t.Run(string(protocol)+" "+size, func(t *testing.T) {
				var served, otherProtocol atomic.Int64
				major := map[Protocol]int{H1: 1, H2: 2}[protocol]
				server := serve(t, http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
					served.Add(1)
					if r.ProtoMajor != major {
						otherProtocol.Add(1)
					}
					noop.Handler().ServeHTTP(w, r)
				}))

				report, err := Run(configFor(t, server, protocol, padding))

				if err != nil || report.Errors != 0 {
					t.Fatalf("got %+v, %v", report, err)
				}
				if served.Load() != 550 || otherProtocol.Load() != 0 {
					t.Errorf("%d requests served, %d over another protocol", served.Load(), otherProtocol.Load())
				}
				if report.RPS <= 0 || report.P50Ms <= 0 || report.MaxMs < report.P99Ms || report.RSSMb <= 0 {
					t.Errorf("implausible report %+v", report)
				}
			})
		}
	}
}

func TestWrongAnswersAreCounted(t *testing.T) {
	for _, protocol := range []Protocol{H1, H2} {
		t.Run(string(protocol), func(t *testing.T) {
			var served atomic.Int64
			server := serve(t, http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
				if n := served.Add(1); n > 50 && n%100 == 0 {
					http.Error(w, "no", http.StatusInternalServerError)
					return
				}
				noop.Handler().ServeHTTP(w, r)
			}))

			report, err := Run(configFor(t, server, protocol, 10))

			if err != nil || report.Errors != 5 || !strings.Contains(report.FirstError, "status 500") {
				t.Errorf("got %+v, %v", report, err)
			}
		})
	}
}

func TestUnexpectedVerdictStopsTheWarmUp(t *testing.T) {
	config := configFor(t, serve(t, noop.Handler()), H2, 10)
	config.ExpectAllowed = false

	if _, err := Run(config); err == nil || !strings.Contains(err.Error(), "allowed is true") {
		t.Errorf("got %v", err)
	}
}

func TestServerThatNeverAnswersEndsWithTheTimeLimit(t *testing.T) {
	for _, protocol := range []Protocol{H1, H2} {
		t.Run(string(protocol), func(t *testing.T) {
			released := make(chan struct{})
			server := serve(t, http.HandlerFunc(func(http.ResponseWriter, *http.Request) { <-released }))
			t.Cleanup(func() { close(released) })
			config := configFor(t, server, protocol, 10)
			config.TimeLimit = 300 * time.Millisecond

			if _, err := Run(config); err == nil || !strings.Contains(err.Error(), "timeout") {
				t.Errorf("got %v", err)
			}
		})
	}
}

func TestServerWithoutHTTP2IsNamedAsSuch(t *testing.T) {
	server := httptest.NewTLSServer(noop.Handler())
	t.Cleanup(server.Close)

	if _, err := Run(configFor(t, server, H2, 10)); err == nil {
		t.Error("HTTP/2 was spoken to a server without")
	}
}

func TestBodyLargerThanAStreamsWindowIsRefusedOverH2(t *testing.T) {
	config := configFor(t, serve(t, noop.Handler()), H2, 70_000)

	if _, err := Run(config); err == nil || !strings.Contains(err.Error(), "window") {
		t.Errorf("got %v", err)
	}
}

func TestAllProblemsOfAConfigurationAreNamed(t *testing.T) {
	err := Config{URL: "http://x", Protocol: "h3"}.Check()

	for _, want := range []string{"--url", "--body", "--protocol", "--requests", "--connections"} {
		if err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("%s is not named in %v", want, err)
		}
	}
}

func TestStreamsAreSpreadEvenly(t *testing.T) {
	spread := Config{Protocol: H2, Streams: 7, Connections: 3}.streamsPerSession()

	if len(spread) != 3 || spread[0] != 3 || spread[1] != 2 || spread[2] != 2 {
		t.Errorf("got %v", spread)
	}
	if h1 := (Config{Protocol: H1, Streams: 4, Connections: 1}).streamsPerSession(); len(h1) != 4 {
		t.Errorf("got %v", h1)
	}
}
