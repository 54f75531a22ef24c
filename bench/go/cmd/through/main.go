// Command through measures creates and updates through an API server, prints one line of JSON and deletes what it made.
package main

import (
	"context"
	"encoding/json"
	"flag"
	"fmt"
	"os"
	"os/signal"
	"syscall"
	"time"

	"fleetgate.io/bench/internal/through"
	"fleetgate.io/bench/internal/trust"
)

func main() {
	ctx, stop := signal.NotifyContext(context.Background(), syscall.SIGTERM, syscall.SIGINT)
	defer stop()
	report, err := run(ctx, os.Args[1:])
	if err == nil {
		err = json.NewEncoder(os.Stdout).Encode(report)
	}
	if err != nil {
		fmt.Fprintln(os.Stderr, "through:", err)
		os.Exit(1)
	}
}

func run(ctx context.Context, args []string) (through.Report, error) {
	var config through.Config
	flags := flag.NewFlagSet("through", flag.ExitOnError)
	flags.StringVar(&config.Server, "server", "", "https://HOST:PORT of the API server")
	flags.StringVar(&config.Token, "token", "", "bearer token of the writer")
	flags.Func("ca", "PEM `file` with the certificates to trust", func(path string) (err error) {
		config.Roots, err = trust.Roots(path)
		return err
	})
	flags.StringVar(&config.Path, "path", "/api/v1/namespaces/default/configmaps", "collection to write to")
	flags.Func("object", "JSON `file` with the object to create; its name is replaced (default a small ConfigMap)", func(path string) (err error) {
		config.Object, err = os.ReadFile(path)
		return err
	})
	flags.StringVar(&config.Prefix, "prefix", fmt.Sprintf("fleetgate-bench-%d", os.Getpid()), "prefix of the objects' names")
	flags.IntVar(&config.Objects, "objects", 800, "objects to create and to update")
	flags.IntVar(&config.Writers, "writers", 1, "writers at the same time")
	flags.DurationVar(&config.TimeLimit, "time-limit", 2*time.Minute, "give up after this long")
	config.Object = json.RawMessage(`{"apiVersion":"v1","kind":"ConfigMap","data":{"key":"value"}}`)
	if err := flags.Parse(args); err != nil {
		return through.Report{}, err
	}
	return through.Run(ctx, config)
}
