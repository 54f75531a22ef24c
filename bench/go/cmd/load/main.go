// Command load puts a bounded load on an admission webhook, checks every answer and prints one line of JSON.
// It exits with 1 when an answer was wrong and with 2 when there is nothing to report.
package main

import (
	"encoding/json"
	"flag"
	"fmt"
	"os"
	"strconv"
	"time"

	"fleetgate.io/bench/internal/load"
	"fleetgate.io/bench/internal/trust"
)

func main() {
	report, err := run(os.Args[1:])
	if err == nil {
		err = json.NewEncoder(os.Stdout).Encode(report)
	}
	if err != nil {
		fmt.Fprintln(os.Stderr, "load:", err)
		os.Exit(2)
	}
	if report.Errors > 0 {
		os.Exit(1)
	}
}

func run(args []string) (load.Report, error) {
	config := load.Config{ExpectAllowed: true, Protocol: load.H1}
	flags := flag.NewFlagSet("load", flag.ExitOnError)
	flags.StringVar(&config.URL, "url", "", "https://HOST:PORT/PATH of the webhook")
	flags.Func("ca", "PEM `file` with the certificates to trust", func(path string) (err error) {
		config.Roots, err = trust.Roots(path)
		return err
	})
	flags.Func("body", "JSON `file` with an AdmissionReview whose uid is "+load.Placeholder+"; repeatable", func(path string) error {
		return addBody(&config, path)
	})
	flags.IntVar(&config.Requests, "requests", 15_000, "requests to measure")
	flags.IntVar(&config.Warmup, "warmup", 0, "requests to send before")
	flags.IntVar(&config.Streams, "streams", 32, "requests in flight: connections of h1, streams of h2")
	flags.IntVar(&config.Connections, "connections", 1, "connections that the streams of h2 are spread over")
	flags.Func("protocol", "h1 (default) or h2", func(text string) error {
		config.Protocol = load.Protocol(text)
		return nil
	})
	flags.Func("expect-allowed", "the verdict expected of every answer, true (default) or false", func(text string) (err error) {
		config.ExpectAllowed, err = strconv.ParseBool(text)
		return err
	})
	flags.IntVar(&config.PID, "pid", 0, "process id of the webhook, to measure its CPU time and memory")
	flags.DurationVar(&config.TimeLimit, "time-limit", 2*time.Minute, "give up after this long")
	if err := flags.Parse(args); err != nil {
		return load.Report{}, err
	}
	return load.Run(config)
}

func addBody(config *load.Config, path string) error {
	text, err := os.ReadFile(path)
	if err != nil {
		return err
	}
	body, err := load.ParseBody(text)
	if err != nil {
		return err
	}
	config.Bodies = append(config.Bodies, body)
	return nil
}
