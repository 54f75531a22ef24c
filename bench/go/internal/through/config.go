// Package through measures writes through a real API server, so that what a webhook adds to them can be told from the
// difference between two runs.
package through

import (
	"crypto/x509"
	"encoding/json"
	"errors"
	"fmt"
	"net/url"
	"strings"
	"time"
)

// Config describes one run.
type Config struct {
	Server    string // https://HOST:PORT
	Token     string
	Roots     *x509.CertPool
	Path      string          // of the collection to write to, such as /api/v1/namespaces/default/configmaps
	Object    json.RawMessage // what to create; its name is replaced
	Prefix    string          // of the names
	Objects   int
	Writers   int
	TimeLimit time.Duration
}

// Check returns everything that is wrong with the configuration.
func (c Config) Check() error {
	var problems []error
	if server, err := url.Parse(c.Server); err != nil || server.Scheme != "https" || server.Host == "" {
		problems = append(problems, fmt.Errorf("--server=%s is not of the form https://HOST:PORT", c.Server))
	}
	if c.Token == "" {
		problems = append(problems, errors.New("--token is needed"))
	}
	if !strings.HasPrefix(c.Path, "/api") {
		problems = append(problems, fmt.Errorf("--path=%s is no collection of the API", c.Path))
	}
	if _, err := newTemplate(c.Object); err != nil {
		problems = append(problems, fmt.Errorf("--object: %w", err))
	}
	if c.Prefix == "" || c.Objects < 1 || c.Writers < 1 || c.TimeLimit <= 0 {
		problems = append(problems, errors.New("--prefix must not be empty, --objects, --writers and --time-limit must be positive"))
	}
	return errors.Join(problems...)
}
