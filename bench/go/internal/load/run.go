package load

import (
	"context"
	"errors"
	"fmt"
	"net/url"
	"slices"
	"sync"
	"time"

	"fleetgate.io/bench/internal/proc"
)

// Run warms the server up over the connections that the measured requests then use, and reports on those. Wrong answers
// are counted in the report; an error means that there is none, because a connection broke or the time was up.
func Run(config Config) (Report, error) {
	if err := config.Check(); err != nil {
		return Report{}, err
	}
	deadline := time.Now().Add(config.TimeLimit)
	ctx, cancel := context.WithDeadline(context.Background(), deadline)
	defer cancel()
	sessions, err := openAll(ctx, config, deadline)
	defer closeAll(sessions)
	if err != nil {
		return Report{}, err
	}
	warmup := newTally(0, config.Warmup, config.ExpectAllowed)
	if err := drive(sessions, warmup); err != nil {
		return Report{}, fmt.Errorf("during the warm-up: %w", err)
	}
	if warmup.firstError != nil {
		return Report{}, fmt.Errorf("during the warm-up: %w", warmup.firstError)
	}
	measured := newTally(config.Warmup, config.Requests, config.ExpectAllowed)
	spent, err := measure(config.PID, func() error { return drive(sessions, measured) })
	if err != nil {
		return Report{}, err
	}
	return newReport(config, measured, spent), nil
}

func openAll(ctx context.Context, config Config, deadline time.Time) ([]session, error) {
	target, err := url.Parse(config.URL)
	if err != nil {
		return nil, err
	}
	var sessions []session
	for _, streams := range config.streamsPerSession() {
		own := make([]Body, 0, len(config.Bodies))
		for _, body := range config.Bodies {
			own = append(own, Body{text: slices.Clone(body.text), uidAt: body.uidAt})
		}
		d := dialer{target: target, roots: config.Roots, bodies: own, deadline: deadline}
		opened, err := d.open(ctx, config.Protocol, streams)
		if err != nil {
			return sessions, err
		}
		sessions = append(sessions, opened)
	}
	return sessions, nil
}

// drive works through a tally on all sessions at once.
func drive(sessions []session, t *tally) error {
	failures := make([]error, len(sessions))
	var running sync.WaitGroup
	for i, s := range sessions {
		running.Go(func() { failures[i] = s.drive(t) })
	}
	running.Wait()
	return errors.Join(failures...)
}

func measure(pid int, work func() error) (cost, error) {
	serverBefore, err := serverCPU(pid)
	if err != nil {
		return cost{}, err
	}
	ownBefore, err := proc.OwnCPU()
	if err != nil {
		return cost{}, err
	}
	begun := time.Now()
	if err := work(); err != nil {
		return cost{}, err
	}
	elapsed := time.Since(begun)
	ownAfter, err := proc.OwnCPU()
	if err != nil {
		return cost{}, err
	}
	serverAfter, err := serverCPU(pid)
	if err != nil {
		return cost{}, err
	}
	memory, err := serverMemory(pid)
	return cost{elapsed: elapsed, server: serverAfter - serverBefore, generator: ownAfter - ownBefore, memory: memory}, err
}

func serverCPU(pid int) (time.Duration, error) {
	if pid == 0 {
		return 0, nil
	}
	return proc.CPU(pid)
}

func serverMemory(pid int) (proc.Memory, error) {
	if pid == 0 {
		return proc.Memory{}, nil
	}
	return proc.ReadMemory(pid)
}

func closeAll(sessions []session) {
	for _, s := range sessions {
		// The run is over: a connection that cannot be closed cleanly changes nothing.
		_ = s.close()
	}
}
