package load

import (
	"context"
	"crypto/tls"
	"crypto/x509"
	"fmt"
	"net"
	"net/url"
	"time"
)

// The headers that kube-apiserver sends to a webhook, apart from the tracing ones.
const (
	userAgent   = "kube-apiserver-admission"
	contentType = "application/json"
	accept      = "application/json, */*"
)

// session is one connection to the webhook.
type session interface {
	// drive sends requests of the tally until none is left and every answer has been settled.
	// An error means that the connection cannot be used any more.
	drive(t *tally) error
	close() error
}

// dialer opens sessions that end at the deadline, whatever the server does.
type dialer struct {
	target   *url.URL
	roots    *x509.CertPool
	bodies   []Body
	deadline time.Time
}

func (d dialer) open(ctx context.Context, protocol Protocol, streams int) (session, error) {
	if protocol == H2 {
		return d.openH2(ctx, streams)
	}
	return d.openH1(ctx)
}

func (d dialer) connect(ctx context.Context, alpn string) (net.Conn, error) {
	tlsDialer := tls.Dialer{Config: &tls.Config{RootCAs: d.roots, NextProtos: []string{alpn}}}
	conn, err := tlsDialer.DialContext(ctx, "tcp", d.target.Host)
	if err != nil {
		return nil, err
	}
	if got := conn.(*tls.Conn).ConnectionState().NegotiatedProtocol; got != alpn && alpn == "h2" {
		_ = conn.Close()
		return nil, fmt.Errorf("the server does not offer HTTP/2, it chose %q", got)
	}
	return conn, conn.SetDeadline(d.deadline)
}

func (d dialer) path() string {
	return d.target.RequestURI()
}
