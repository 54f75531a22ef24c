// Package trust reads the certificates that a client believes in.
package trust

import (
	"crypto/x509"
	"fmt"
	"os"
)

// Roots reads a PEM file of CA certificates.
func Roots(path string) (*x509.CertPool, error) {
	text, err := os.ReadFile(path)
	if err != nil {
		return nil, err
	}
	roots := x509.NewCertPool()
	if !roots.AppendCertsFromPEM(text) {
		return nil, fmt.Errorf("%s holds no certificate", path)
	}
	return roots, nil
}
