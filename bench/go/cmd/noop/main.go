// Command noop serves a validating webhook that allows everything, on the loopback interface only.
package main

import (
	"context"
	"crypto/tls"
	"errors"
	"flag"
	"fmt"
	"net"
	"net/http"
	"os"
	"os/signal"
	"syscall"
	"time"

	"fleetgate.io/bench/internal/noop"
)

const drainTimeout = 5 * time.Second

func main() {
	listen := flag.String("listen", "127.0.0.1:0", "loopback address to listen on; port 0 takes a free one")
	cert := flag.String("cert", "", "PEM file of the serving certificate")
	key := flag.String("key", "", "PEM file of its private key")
	flag.Parse()

	ctx, stop := signal.NotifyContext(context.Background(), syscall.SIGTERM, syscall.SIGINT)
	defer stop()
	if err := serve(ctx, *listen, *cert, *key); err != nil {
		fmt.Fprintln(os.Stderr, "noop:", err)
		os.Exit(1)
	}
}

func serve(ctx context.Context, address, cert, key string) error {
	host, _, err := net.SplitHostPort(address)
	if err != nil {
		return err
	}
	if ip := net.ParseIP(host); ip == nil || !ip.IsLoopback() {
		return fmt.Errorf("--listen=%s is not a loopback address", address)
	}
	pair, err := tls.LoadX509KeyPair(cert, key)
	if err != nil {
		return err
	}
	listener, err := net.Listen("tcp", address)
	if err != nil {
		return err
	}
	server := &http.Server{
		Handler:           noop.Handler(),
		ReadHeaderTimeout: drainTimeout,
		TLSConfig:         &tls.Config{Certificates: []tls.Certificate{pair}},
	}
	failed := make(chan error, 1)
	go func() { failed <- server.ServeTLS(listener, "", "") }()
	fmt.Printf("ready https://%s\n", listener.Addr())

	select {
	case err := <-failed:
		return err
	case <-ctx.Done():
	}
	drain, cancel := context.WithTimeout(context.Background(), drainTimeout)
	defer cancel()
	if err := server.Shutdown(drain); !errors.Is(err, context.DeadlineExceeded) {
		return err
	}
	return server.Close()
}
